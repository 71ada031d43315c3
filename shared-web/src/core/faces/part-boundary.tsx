import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorFace } from './error-face.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly onRetry?: () => void;
  readonly onError?: (error: Error, info: ErrorInfo) => void;
}

/** Keeps an error in one part from breaking the page; Retry renders the part again. */
export class PartBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  private readonly retry = () => {
    this.setState({ error: undefined });
    this.props.onRetry?.();
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <ErrorFace
        title={`${this.props.title} stopped working`}
        reason="Something went wrong in this part of the page. The rest works as usual."
        code={error.message}
        onRetry={this.retry}
      />
    );
  }
}
