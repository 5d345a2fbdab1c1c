import { site } from '@/config/site';

/** Addresses at OpenStreetMap for the place where we are; nothing is fetched from them unasked. */
const { latitude, longitude } = site.place;

const host = 'https://www.openstreetmap.org';
const reach = { north: 0.006, east: 0.014 };
const round = (degrees: number) => degrees.toFixed(4);

const box = [
  longitude - reach.east,
  latitude - reach.north,
  longitude + reach.east,
  latitude + reach.north,
].map(round);

export const embeddedMap = `${host}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
export const mapPage = `${host}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
