/** What programs have to do with the event: tokens with which they ask, and addresses that are told. */
import { programs as words } from '../../text/event-programs.ts';
import { useEvent } from '../use-event.ts';
import { Hooks } from './hooks.tsx';
import { Tokens } from './tokens.tsx';

export default function Programs() {
  const { view } = useEvent();
  return (
    <div className="stack programs" data-testid="programs">
      {view.me.roles.includes('owner') ? <Hooks /> : <p className="soft">{words.hooksOfOwner}</p>}
      <Tokens />
    </div>
  );
}
