import { Component, type ReactNode } from 'react';
import type { InterfaceWords } from '../../content/schemas/interface.ts';
import { ErrorScreen } from '../../ui/ErrorScreen/ErrorScreen.tsx';

type Props = {
  words: InterfaceWords['error'];
  /** What can still be read when the part has stopped. */
  rest?: ReactNode;
  children: ReactNode;
};

/** Catches what its part throws and shows the error screen there, with a way to try again. */
export class Boundary extends Component<Props, { error: Error | null }> {
  override state = { error: null as Error | null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <>
        <ErrorScreen
          words={this.props.words}
          message={error.message}
          onAgain={() => this.setState({ error: null })}
        />
        {this.props.rest}
      </>
    );
  }
}
