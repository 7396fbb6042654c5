/** For mutation testing: what one test has worked out and kept, the next works out again, and so is seen to depend on it. */
import { HELMS_DEEP } from '@warbeacon/siege';
import { beforeEach } from 'vitest';

beforeEach(() => HELMS_DEEP.linesOfFire.clear());
