export {
  FIRST_GAME,
  GAMES,
  type GameTile,
  gameOfList,
  loadHelps,
  loadLesson,
  loadSystem,
  refuseListOfOther,
} from '@/systems/games';
