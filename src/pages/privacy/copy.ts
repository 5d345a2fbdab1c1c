export const copy = {
  title: 'Privacy',
  description:
    'Anekdotes toont geen advertenties en volgt je niet. Een vraag over je gegevens beantwoorden we per mail.',
  heading: 'Privacy',
  text: 'Hier komt onze privacyverklaring; met een vraag over je gegevens kun je nu al mailen naar',
} as const;
