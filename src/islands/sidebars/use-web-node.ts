import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '../../domain/entities/common.ts';
import type { WebNode } from '../../domain/entities/web-node.ts';
import { api } from '../../stores/api.ts';
import { $webNodes, loadWebNode } from '../../stores/web-nodes.ts';

interface UsedNode {
  /** As far as it is known: `loaded` tells whether its children are. */
  node: WebNode | undefined;
  /** A category below it, with what became known of it. */
  known: (child: WebNode) => WebNode;
  failed: boolean;
  retry: () => void;
}

/** A category by its id, with its children fetched when it is first looked at. */
export function useWebNode(id: number, locale: Locale): UsedNode {
  const nodes = useStore($webNodes);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    setFailed(false);
    void loadWebNode(api(locale), id).then((ok) => current && setFailed(!ok));
    return () => {
      current = false;
    };
  }, [id, locale, attempt]);
  return {
    node: nodes[id],
    known: (child) => nodes[child.id] ?? child,
    failed,
    retry: () => setAttempt(attempt + 1),
  };
}
