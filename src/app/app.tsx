import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Home } from '@/app/home/home';
import { loadScreens, loadSetUp } from '@/games/screens';
import { useFormsOf } from '@/store/context';
import { FIRST_GAME, GAMES } from '@/store/games';
import { FormsIn, FormsOf } from '@/ui/form/draft-state';
import { lazyComponent } from '@/ui/lazy-component';
import { useFocusOnTap } from '@/ui/page/use-focus-on-tap';
import { useKeysOnce } from '@/ui/page/use-keys-once';
import { useNavigate } from '@/ui/page/use-navigate';
import { byGame } from './by-game';
import { ErrorPage } from './error-page';
import { RoomRoute } from './room-route';
import { TableRoute } from './table-route';

const newTableOf = byGame(loadSetUp);

const DeckScreens = lazyComponent(async () => {
  const { Decks } = await loadScreens(GAMES.find(({ decks }) => decks)?.id ?? FIRST_GAME);
  if (!Decks) throw new Error('There are no screens for decks.');
  return Decks;
});

type DeckAddress = { id?: string; page?: string; item?: string };

function DecksRoute(address: DeckAddress) {
  const go = useNavigate();
  return <DeckScreens {...address} go={go} />;
}

/** The new table page of a game; of the first game if the address names none that exists. */
function NewTableRoute({ game }: { game: string | undefined }) {
  const known = GAMES.find(({ id }) => id === game)?.id ?? FIRST_GAME;
  const NewTable = newTableOf(known);
  return (
    <FormsIn place={useFormsOf('new-table')}>
      <FormsOf key={known} name={known}>
        <NewTable />
      </FormsOf>
    </FormsIn>
  );
}

type LinkAddress = { code?: string; broker?: string };

/** A phone that is linked to a table elsewhere. */
const LinkRoute = lazyComponent(async () => (await import('./hand-route')).LinkRoute);
const PacketRoute = lazyComponent(async () => (await import('./hand-route')).PacketRoute);
const HandRoute = lazyComponent(async () => (await import('./hand-route')).HandRoute);
/** A screen that watches a table elsewhere. */
const WatchRoute = lazyComponent(async () => (await import('./watch-route')).WatchRoute);

type TableAddress = { id: string; page?: string; moment?: string };

/** Uses hash routes, so the app runs from any folder and from a file server in a cellar. */
export function App() {
  useKeysOnce();
  useFocusOnTap();
  return (
    <ErrorPage>
      <Router hook={useHashLocation}>
        <Switch>
          <Route path="/new/:game?">{({ game }) => <NewTableRoute game={game} />}</Route>
          <Route<TableAddress> path="/table/:id/:page?/:moment?">
            {({ id, page, moment }) => <TableRoute key={id} id={id} page={page} moment={moment} />}
          </Route>
          <Route<DeckAddress> path="/decks/:id?/:page?/:item?">
            {({ id, page, item }) => <DecksRoute {...{ id, page, item }} />}
          </Route>
          <Route<LinkAddress> path="/link/:code?/:broker?">
            {({ code, broker }) => <LinkRoute code={code} broker={broker} />}
          </Route>
          <Route path="/packet/:letters">
            {({ letters }) => <PacketRoute key={letters} letters={letters} />}
          </Route>
          <Route path="/hand/:device">{({ device }) => <HandRoute key={device} device={device} />}</Route>
          <Route<LinkAddress> path="/watch/:code?/:broker?">
            {({ code, broker }) => <WatchRoute code={code} broker={broker} />}
          </Route>
          <Route path="/room/:id?">{({ id }) => <RoomRoute id={id} />}</Route>
          <Route component={Home} />
        </Switch>
      </Router>
    </ErrorPage>
  );
}
