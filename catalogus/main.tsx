// The entry of /catalogus/, which exists only with `npm run dev`.
// First: it sets the order of the layers that the style sheets of components use.
import './catalogus.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Routes } from 'react-router-dom';
import { AppRoutes } from '@/app/app-routes';
import { Providers } from '@/app/providers';
import '@/components/ui/start-tooltips';
import { AppRouter } from '@/navigation/app-router';
import { Catalogus } from './catalogus';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <AppRouter>
        <Routes>
          <Route path="/catalogus" element={<Catalogus />} />
          <Route path="*" element={<AppRoutes />} />
        </Routes>
      </AppRouter>
    </Providers>
  </StrictMode>,
);
