import { Component, type ReactNode } from 'react';

/** What is shown in place of content that crashed. */
export type RenderFallback = (error: Error, tryAgain: () => void) => ReactNode;

interface Props {
  instead: RenderFallback;
  /** The content is shown again once this changes. */
  until?: string;
  children: ReactNode;
}

/** Keeps a crash in the shell's own screens from breaking the whole page. */
export class Fallback extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override componentDidUpdate({ until }: Props): void {
    if (until !== this.props.until) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.instead(error, () => this.setState({ error: null })) : this.props.children;
  }
}
