/** One's own account, or the way to one. */
import './people.css';
import { useState } from 'react';
import { useSession } from '../shell/api/session.ts';
import { PushSwitch } from '../shell/parts/push-switch.tsx';
import { Site } from '../shell/parts/site.tsx';
import { people } from '../text/people.ts';
import { FollowLink, useLetter } from './by-mail.tsx';
import { ChallengeWishes } from './challenge-wishes.tsx';
import { ComeIn } from './come-in.tsx';
import { OwnAccount } from './own-account.tsx';
import { OwnDataCard } from './own-data.tsx';

export default function AccountPage() {
  const { session } = useSession();
  const [told, setTold] = useState('');
  const [letter, setLetter] = useLetter(setTold);
  // What is shown of the account is read again when a link has changed it.
  const [followed, setFollowed] = useState(0);
  return (
    <Site>
      <div className="account" data-testid="account">
        <h1>{people.accountTitle}</h1>
        {told !== '' && (
          <p className="notice calm" role="status">
            {told}
          </p>
        )}
        {letter !== null && (
          <FollowLink
            link={letter}
            onDone={(words) => {
              setTold(words);
              setFollowed(followed + 1);
              setLetter(null);
            }}
          />
        )}
        {session?.account ? <OwnAccount key={`${session.token} ${followed}`} /> : <ComeIn onIn={setTold} />}
        {session && (
          <div className="account-cards">
            <ChallengeWishes key={session.sessionId} />
          </div>
        )}
        {session && !session.account && (
          <div className="account-cards">
            <PushSwitch heading="h2" className="card" />
            <OwnDataCard />
          </div>
        )}
      </div>
    </Site>
  );
}
