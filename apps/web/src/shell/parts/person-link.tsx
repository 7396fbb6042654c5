/** A name; where it is that of an account it leads to that person's page. */
import { Link } from 'wouter';

interface Props {
  readonly name: string;
  readonly account?: true | undefined;
  readonly children?: string;
}

export const PersonLink = ({ name, account, children = name }: Props) =>
  account ? <Link href={`/people/${encodeURIComponent(name)}`}>{children}</Link> : <>{children}</>;
