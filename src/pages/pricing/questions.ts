import type { Question } from '@/components/structured-data';
import { plans, retention, serviceTerms, trialDays, vatPercent } from '@/config/plans';
import { formatEuro, withVat } from '@/lib/prices';

const { free, premium } = plans;
const { backupDays, deletionDays } = retention;
const price = formatEuro(premium.priceCents);
const consumerPrice = formatEuro(withVat(premium.priceCents, vatPercent));

export const questions: readonly Question[] = [
  {
    question: 'Hoe werkt de proefperiode?',
    answer: `Je mag Anekdotes ${trialDays} dagen gratis proberen. We vragen geen creditcard, dus er kan na afloop niets vanzelf worden afgeschreven. Daarna kies je zelf: verder met de gratis ${free.name}, of met Premium.`,
  },
  {
    question: 'Wat betaal ik precies?',
    answer: `Premium kost ${price} per maand exclusief btw. Met ${vatPercent}% btw betaal je ${consumerPrice} per maand. Verandert de prijs, dan hoor je dat minstens ${serviceTerms.priceNoticeDays} dagen van tevoren.`,
  },
  {
    question: 'Kan ik altijd opzeggen?',
    answer:
      'Ja. Premium wordt automatisch verlengd totdat je opzegt, en opzeggen kan op elk moment. Het blijft werken tot het einde van de periode die je al hebt betaald.',
  },
  {
    question: 'Wat gebeurt er met mijn verhalen als ik stop?',
    answer: `Exporteer eerst wat je wilt houden; dat kan met Premium. Na het einde van de overeenkomst verwijderen we je gegevens binnen ${deletionDays} dagen. In reservekopieën kan inhoud nog ongeveer ${backupDays.from} tot ${backupDays.to} dagen staan.`,
  },
  {
    question: 'Wat kunnen mensen die ik uitnodig?',
    answer: `Bij de gratis challenge lezen genodigden mee. Bij Premium nodig je zoveel mensen uit als je wilt, en kunnen bijdragers elk tot ${premium.itemsPerContributor} herinneringen toevoegen. Jij bepaalt per persoon de rol.`,
  },
  {
    question: 'Past alles erin?',
    answer: `Gratis heb je ${free.storageMb} MB in totaal, met foto’s tot ${free.photoMb} MB per stuk. Met Premium heb je ${premium.storageMb / 1000} GB, ook voor video’s en gifs.`,
  },
  {
    question: 'Krijg ik mijn geld terug als er iets stuk is?',
    answer: `Ja, als een technische storing langer dan ${serviceTerms.refundAfterDays} dagen duurt. In andere gevallen betalen we niet terug.`,
  },
];
