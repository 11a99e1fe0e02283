import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in for content that broke. */
  instead: (error: Error, tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps a crash of the shell's own screens from taking the page along. */
export class Fallback extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.instead(error, () => this.setState({ error: null })) : this.props.children;
  }
}
