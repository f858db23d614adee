import { Component, type ReactNode } from 'react';
import { BoxContext } from '@/store/context';
import { AppFrame } from '@/ui/app-frame';
import { Button } from '@/ui/button';
import { Lid } from '@/ui/lid';
import { Sheet } from '@/ui/sheet';

/** When a screen breaks, the table is still kept: this page says so and can always give the whole journal. */
export class ErrorPage extends Component<{ children: ReactNode }, { error: Error | null }> {
  static override contextType = BoxContext;
  declare context: React.ContextType<typeof BoxContext>;
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <AppFrame lid={<Lid name="Dispatch Box" title="Something broke" />}>
        <Sheet title="Your table is saved on this device" pad titleSize="title">
          <p>This screen failed, and the fault is ours. Nothing at your table is lost.</p>
          <p>It said: {error.message}</p>
          <p>
            <Button look="solid" onClick={() => location.reload()}>
              Open it again
            </Button>{' '}
            <Button onClick={() => void this.context?.box.actions.copy('whole')}>
              Save the whole journal
            </Button>
          </p>
        </Sheet>
      </AppFrame>
    );
  }
}
