import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen';

/** Catches a broken screen. The table is still stored: the fallback page says so and offers it as a file. */
export class ErrorPage extends Component<{ children: ReactNode }, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  /** Renders the page of the address again: on request, or because the address has changed. */
  readonly again = () => this.setState({ broken: null });

  override render() {
    const { broken } = this.state;
    return broken ? <BrokenScreen error={broken.error} onAgain={this.again} /> : this.props.children;
  }
}
