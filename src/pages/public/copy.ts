import { countOf } from '@/lib/numbers';

export const copy = {
  loading: 'Anekdote wordt geladen...',
  notFoundTitle: 'Anekdote niet gevonden',
  notFound: 'Anekdote niet gevonden of niet publiek beschikbaar',
  endedTitle: 'Deze link is gestopt',
  ended: 'Wie het verhaal deelde, heeft deze link laten stoppen.',
  endedHelp: 'Wil je het nog eens lezen? Vraag dan om een nieuwe link.',
  failed: 'Er is een fout opgetreden bij het laden van de anekdote',
  notFoundDefault: 'De anekdote die je zoekt bestaat niet of is niet publiek beschikbaar.',
  notFoundHelp:
    'Kijk of de hele link is meegekomen, of vraag de afzender om de link nog eens te sturen.',
  failedHelp: 'Misschien is de verbinding even weg. Probeer het over een ogenblik opnieuw.',
  retry: 'Opnieuw proberen',
  home: 'Naar de startpagina',
  label: 'Publieke anekdote',
  logo: (title: string) => `Logo van ${title}`,
  events: (count: number) => countOf(count, 'gebeurtenis', 'gebeurtenissen'),
  itemsLoading: 'De gebeurtenissen worden geladen...',
  itemsFailedTitle: 'Fout bij laden items',
  faults: {
    'no-connection': 'Er is geen verbinding met de server. Kijk of je internet hebt.',
    'time-out': 'De server antwoordt niet op tijd. Probeer het over een ogenblik opnieuw.',
    unreadable: 'De server gaf een antwoord dat we niet kunnen lezen. Probeer het opnieuw.',
    refused: undefined,
  },
  itemsFailed: 'De gebeurtenissen konden niet worden geladen.',
  itemsFault: (sentence: string, message: string) =>
    message === '' ? sentence : `${sentence} (${message})`,
  itemsIncomplete: 'Nog niet alle gebeurtenissen zijn er.',
  toolFailedTitle: 'Dit ging niet open',
  toolFailed: 'Kijk of je internet hebt en probeer het nog eens, of laad de pagina opnieuw.',
  noItems: 'Deze anekdote heeft nog geen gebeurtenissen.',
  noItemsHelp: 'Kom later nog eens kijken: zodra de familie iets toevoegt, zie je het hier.',
} as const;
