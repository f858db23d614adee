import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen';

/** When a screen breaks, the table is still kept: another page says so, and can always give all of it. */
export class ErrorPage extends Component<{ children: ReactNode }, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  /** Shows the page of the address again: somebody asked for it, or it is another one. */
  readonly again = () => this.setState({ broken: null });

  override render() {
    const { broken } = this.state;
    return broken ? <BrokenScreen error={broken.error} onAgain={this.again} /> : this.props.children;
  }
}
