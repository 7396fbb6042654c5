/** What others go on to see of somebody who has deleted their account. */
export const FORMER_NAME = 'A former player';
