import pg from 'pg';

type Send = (...args: unknown[]) => Promise<unknown>;

/**
 * Payload asks several things at once also inside a transaction, which has one connection. `pg` queues them itself today, warns of it, and
 * will refuse it in its next version; here each waits for the one before.
 */
export class OneQueryAtATime extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as Send;
    let before: Promise<unknown> = Promise.resolve();
    const inTurn: Send = (...args) => {
      // With a callback it is the pool that asks, on a connection that nobody else has.
      if (typeof args.at(-1) === 'function') return send(...args);
      const answer = before.then(() => send(...args));
      before = answer.catch(() => {});
      return answer;
    };
    this.query = inTurn as typeof this.query;
  }
}
