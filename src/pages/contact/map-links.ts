import { site } from '@/config/site';

/** OpenStreetMap URLs of our location; fetched only on request of the visitor. */
const { latitude, longitude } = site.place;

const host = 'https://www.openstreetmap.org';
const margin = { north: 0.006, east: 0.014 };
const round = (degrees: number) => degrees.toFixed(4);

const box = [
  longitude - margin.east,
  latitude - margin.north,
  longitude + margin.east,
  latitude + margin.north,
].map(round);

export const embeddedMap = `${host}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
export const mapPage = `${host}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
