import type { LegalText } from '@/modules/legal/legal-section';
import { minimumAge } from '@/config/plans';
import { payingAndUsing } from './sections/paying-and-using';
import { riskAndEnding } from './sections/risk-and-ending';
import { serviceAndAccount } from './sections/service-and-account';

export const copy = {
  title: 'Voorwaarden',
  description: `De afspraken tussen jou en Anekdotes: account vanaf ${minimumAge} jaar, betalen, opzeggen, en wat er gebeurt als er iets misgaat.`,
} as const;

export const termsText: LegalText = {
  heading: 'Voorwaarden',
  updated: '27-08-2025',
  intro:
    'Dit zijn de afspraken tussen jou en ons, in gewone taal: wat je van ons mag verwachten en wat wij van jou vragen.',
  sections: [...serviceAndAccount, ...payingAndUsing, ...riskAndEnding],
};
