export const copy = {
  title: 'Features',
  description:
    'Foto’s, video’s, geluid, tekst en gifs op één tijdlijn, in zeven kleurthema’s, en jij bepaalt wie het ziet.',
  heading: 'Alles van een leven, op één draad',
  text: 'Je zet foto’s, video’s, geluid, tekst en gifs op één tijdlijn, en jij bepaalt wie ze ziet.',
} as const;
