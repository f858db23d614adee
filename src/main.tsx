import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <main>
      <h1>Dispatch Box</h1>
    </main>,
  );
