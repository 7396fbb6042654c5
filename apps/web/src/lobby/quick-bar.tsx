/** On every page but where it is told anyway, while one looks for an opponent: that one does, and that somebody is found. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { quickText } from '../text/quick.ts';
import { leaveOff, resume, useQuick } from './quick.ts';
import './quick.css';

export function QuickBar() {
  const { quick, isTold } = useQuick();
  const [path, go] = useLocation();
  useEffect(() => {
    if (useQuick.getState().quick.state === 'none') void resume();
  }, []);

  const address = quick.state === 'found' ? `/match/${quick.matchId}` : null;
  const isAtMatch = path.startsWith('/match/');
  // Who is at another match is not taken from it, and a page that nobody sees stays where it is.
  useEffect(() => {
    if (address === null) return;
    const lead = () => {
      if (path === address) return void leaveOff();
      if (!isAtMatch && document.visibilityState === 'visible') go(address);
    };
    lead();
    document.addEventListener('visibilitychange', lead);
    return () => document.removeEventListener('visibilitychange', lead);
  }, [address, path, isAtMatch, go]);

  // Pages write their own titles as they go, so this one is put back until it has been seen to.
  useEffect(() => {
    if (address === null || path === address) return;
    const before = document.title;
    const call = () => {
      document.title = `● ${quickText.foundShort}`;
    };
    call();
    const timer = setInterval(call, 1000);
    return () => {
      clearInterval(timer);
      document.title = before;
    };
  }, [address, path]);

  if (quick.state === 'none' || path === address || (quick.state === 'seeking' && isTold)) return null;
  return (
    <aside className="quick-bar" data-testid="quick-bar" aria-label={quickText.title}>
      <p role="status">{address === null ? quickText.lookingShort : quickText.found}</p>
      {address === null ? (
        <button type="button" className="button small" onClick={() => void leaveOff()}>
          {quickText.stop}
        </button>
      ) : (
        <button type="button" className="button small seal" data-testid="quick-to-match" onClick={() => go(address)}>
          {quickText.toMatch}
        </button>
      )}
    </aside>
  );
}
