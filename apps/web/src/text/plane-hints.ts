/** What somebody who plays in inches for the first time is told. “Choose” is a click, a tap or a key. */
export const planeHints = {
  setUp:
    'A plan sets all up at one press. Any model can be shifted afterwards: choose it, then a place in the light area.',
  ready: 'Shift whom you like. Then press the button at the top: you are ready.',
  question:
    'You are asked something. Each answer is a button with its odds; a place is lit on the table too, and can be chosen there.',
  choose: 'Choose one of your models, on the table or in the list below. A ring shows how far it can go.',
  lead: 'Tap the ground to lead it there, or carry it; every inch is measured. A corner is set with the button below, or C.',
  tape: 'Anything may be measured at any time: the tape is among the tools beside the table, and only you see it.',
  end: 'When you are through, press the button at the top that ends the step. Who can still act stands in the list.',
  aims: 'What you must achieve, and what the enemy must, stands above the table always. So does the way to all signs.',
} as const;
