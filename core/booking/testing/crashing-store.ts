import type { BookingStore, BookingTransaction } from '../ports/booking-store.ts';

class ConnectionLost extends Error {}

/** Simulates a crash before the `deathAt`-th statement inside a transaction, which rolls back. */
function crashingStore(store: BookingStore, deathAt: number): BookingStore {
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

/** One booking per statement: the work crashes there and is retried. The first id returned is of the run without a crash. */
export async function crashAtEachStatement(store: BookingStore, { arrange, act }: Life): Promise<string[]> {
  const ids: string[] = [];
  for (let deathAt = 1; ; deathAt += 1) {
    const id = await arrange();
    try {
      await act(crashingStore(store, deathAt), id);
      return [id, ...ids];
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
    }
    await act(store, id);
    ids.push(id);
  }
}
