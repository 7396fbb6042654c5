/** How fast what happens is played. */
import { play } from '../../text/play.ts';
import { asSpeed, SPEEDS, useSpeed } from './speed.ts';

export function SpeedSelect({ label, testid }: { readonly label?: string; readonly testid: string }) {
  const { speed, setSpeed } = useSpeed();
  return (
    <select
      className="select"
      aria-label={label}
      data-testid={testid}
      value={speed}
      onChange={(event) => setSpeed(asSpeed(event.target.value))}
    >
      {Object.keys(SPEEDS).map((each) => (
        <option key={each} value={each}>
          {play.people.speeds[asSpeed(each)]}
        </option>
      ))}
    </select>
  );
}
