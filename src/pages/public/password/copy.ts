export const copy = {
  title: 'Dit verhaal heeft een wachtwoord',
  text: 'Wie het met je deelde, heeft er een wachtwoord bij afgesproken. Vul het hier in, dan gaat het verhaal open.',
  label: 'Wachtwoord',
  hint: 'Een hint:',
  show: 'Laat zien',
  remember: 'Onthoud het op dit apparaat',
  rememberHelp: 'Doe dit niet op een computer die je met anderen deelt.',
  submit: 'Open het verhaal',
  busy: 'Even kijken...',
  help: 'Weet je het wachtwoord niet? Vraag het aan degene van wie je de link kreeg. Hoofdletters, leestekens en spaties maken niet uit.',
  failed:
    'Het wachtwoord kon niet worden nagekeken. Kijk of je internet hebt en probeer het over een ogenblik opnieuw.',
} as const;
