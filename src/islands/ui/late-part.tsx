import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  /** Shown while the code comes. */
  ghost?: ReactNode;
  /** Shown where the code did not come: without a connection it cannot be fetched. */
  failed?: ReactNode;
  children: ReactNode;
}

/** Holds a part whose code is fetched late: where that fails, the rest of the page stays. */
export class LatePart extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { ghost, failed, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={ghost}>{children}</Suspense>;
  }
}
