import type { BookingStore, BookingTransaction } from '../booking-store.ts';

class ConnectionLost extends Error {}

/** As if the process died before its `deathAt`-th statement inside a transaction: what that transaction had done is undone. */
function dyingStore(store: BookingStore, deathAt: number): BookingStore {
  let statements = 0;
  const mortal = (transaction: BookingTransaction): BookingTransaction =>
    new Proxy(transaction, {
      get: (target, name, receiver) => {
        statements += 1;
        if (statements === deathAt) throw new ConnectionLost();
        return Reflect.get(target, name, receiver);
      },
    });
  return { ...store, inTransaction: (work) => store.inTransaction((transaction) => work(mortal(transaction))) };
}

type Life = { arrange: () => Promise<string>; act: (store: BookingStore, id: string) => Promise<unknown> };

/** One booking for each statement: the work dies there and is done again by somebody else. The first of them is the one that nothing disturbed. */
export async function dieEverywhere(store: BookingStore, { arrange, act }: Life): Promise<string[]> {
  const ids: string[] = [];
  for (let deathAt = 1; ; deathAt += 1) {
    const id = await arrange();
    try {
      await act(dyingStore(store, deathAt), id);
      return [id, ...ids];
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
    }
    await act(store, id);
    ids.push(id);
  }
}
