import { lazy, Suspense, useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { loadScreens } from '@/screens/games';
import { Home } from '@/screens/home/home';
import { ErrorPage } from './error-page';
import { RoomRoute } from './room-route';
import { TableRoute } from './table-route';

const NewTable = lazy(async () => ({ default: (await loadScreens('gathering-storm')).NewTable }));

const DeckScreens = lazy(async () => ({ default: (await loadScreens('gathering-storm')).Decks }));

type DeckAddress = { id?: string; page?: string; item?: string };

function DecksRoute(address: DeckAddress) {
  const [, go] = useLocation();
  return <DeckScreens {...address} go={go} />;
}

type TableAddress = { id: string; page?: string; moment?: string };

/** Hash routes, so that the app runs from any folder and from a file server in a cellar. */
export function App() {
  // The screens come in idle time, so that opening a table never waits for them.
  useEffect(() => {
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300));
    idle(() => void loadScreens('gathering-storm'));
  }, []);
  return (
    <ErrorPage>
      <Router hook={useHashLocation}>
        <Suspense fallback={null}>
          <Switch>
            <Route path="/new" component={NewTable} />
            <Route<TableAddress> path="/table/:id/:page?/:moment?">
              {({ id, page, moment }) => <TableRoute key={id} id={id} page={page} moment={moment} />}
            </Route>
            <Route<DeckAddress> path="/decks/:id?/:page?/:item?">
              {({ id, page, item }) => <DecksRoute {...{ id, page, item }} />}
            </Route>
            <Route path="/room/:id?">{({ id }) => <RoomRoute id={id} />}</Route>
            <Route component={Home} />
          </Switch>
        </Suspense>
      </Router>
    </ErrorPage>
  );
}
