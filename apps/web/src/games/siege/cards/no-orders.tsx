/** In place of the orders that one gives beforehand, in a match with strict dice, which carries none out. */
import { noOrders } from '../../../text/no-orders.ts';

export function NoOrders() {
  return (
    <p className="soft" data-testid="no-orders">
      {noOrders}
    </p>
  );
}
