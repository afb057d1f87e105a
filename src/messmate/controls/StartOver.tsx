import { t } from '../../content/t.ts';
import { notify, useDemo } from '../store/context.ts';
import { Button } from './controls.tsx';

export function StartOver() {
  const { store } = useDemo();
  return (
    <Button
      onClick={() => {
        store.startOver();
        notify(t('The demo is back at its beginning.'));
      }}
    >
      {t('Start over')}
    </Button>
  );
}
