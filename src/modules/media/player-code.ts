export { FilmControls } from './film/film-controls';
export { PlayerExtras } from './player-extras';
