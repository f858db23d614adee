export { FIRST_GAME, GAMES, type GameTile, loadHelps, loadLesson, loadSystem } from '@/games/games';
