export const copy = {
  searched:
    'We zochten in de titels, de beschrijvingen en wat er in opnames gezegd wordt. Plaatsen, bijdragers en periodes kies je met de filters.',
  suggestions: 'Bedoel je misschien:',
  contributor: (name: string) => `Bijdrager: ${name}`,
} as const;
