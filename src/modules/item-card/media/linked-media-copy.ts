export const copy = {
  openMedia: 'Bekijk het bestand',
  elsewhere: (kind: string) => `${kind} op een andere website`,
  viewOn: (host: string) => `Bekijk op ${host}`,
} as const;
