import { AppRouter } from '@/navigation/app-router';
import { AppRoutes } from './app-routes';
import { Providers } from './providers';

export function App() {
  return (
    <Providers>
      <AppRouter>
        <AppRoutes />
      </AppRouter>
    </Providers>
  );
}
