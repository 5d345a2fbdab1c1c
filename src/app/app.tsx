import { AppRouter } from '@/navigation/app-router';
import { Providers } from './providers';
import { AppRoutes } from './routes';

export function App() {
  return (
    <Providers>
      <AppRouter>
        <AppRoutes />
      </AppRouter>
    </Providers>
  );
}
