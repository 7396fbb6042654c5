/** One's own account, or the way to one. */
import './people.css';
import { useState } from 'react';
import { useSession } from '../shell/api/session.ts';
import { Site } from '../shell/parts/site.tsx';
import { people } from '../text/people.ts';
import { ComeIn } from './come-in.tsx';
import { OwnAccount } from './own-account.tsx';
import { OwnDataCard } from './own-data.tsx';

export default function AccountPage() {
  const { session } = useSession();
  const [told, setTold] = useState('');
  return (
    <Site>
      <div className="account" data-testid="account">
        <h1>{people.accountTitle}</h1>
        {told !== '' && (
          <p className="notice calm" role="status">
            {told}
          </p>
        )}
        {session?.account ? <OwnAccount key={session.token} /> : <ComeIn onIn={setTold} />}
        {session && !session.account && (
          <div className="account-cards">
            <OwnDataCard />
          </div>
        )}
      </div>
    </Site>
  );
}
