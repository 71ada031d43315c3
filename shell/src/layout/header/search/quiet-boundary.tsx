import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly onError: (error: Error) => void;
}

/** Shows nothing in place of what threw, and tells of it: whoever renders it puts something else there. */
export class QuietBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
