/** Where orders would be given beforehand, in a match with strict dice. */
export const noOrders =
  'Strict dice need both browsers at every command, so nothing can be ordered beforehand: you are asked each time.';
