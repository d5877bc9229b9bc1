import type { Access, FieldAccess, SelectField, Where } from 'payload';
import { isManager } from './managers.ts';
import { roleOf } from './role.ts';

type Person = { id: number | string };

/** A manager looks after everybody but the administrators; nobody after the account they are using. */
export const mayManageAccount = (by: (Person & object) | null | undefined, account: Person & object): boolean =>
  Boolean(by) && isManager(by) && by?.id !== account.id && (roleOf(by) === 'admin' || roleOf(account) !== 'admin');

const own = (user: Person): Where => ({ id: { equals: user.id } });

/** The same rule for the rows of a query. */
const managedBy = (user: Person & object): Where | false => {
  if (!isManager(user)) return false;
  const others: Where = { id: { not_equals: user.id } };
  return roleOf(user) === 'admin' ? others : { and: [others, { papel: { not_equals: 'admin' } }] };
};

export const ownAccountOrManagers: Access = ({ req: { user } }) => (isManager(user) ? true : user ? own(user) : false);

export const ownAccountOrManaged: Access = ({ req: { user } }) => {
  const managed = user ? managedBy(user) : false;
  if (!user) return false;
  return managed ? { or: [own(user), managed] } : own(user);
};

/** The clinic must never be left without an administrator by a slip: nobody removes the account they are using. */
export const managedAccounts: Access = ({ req: { user } }) => (user ? managedBy(user) : false);

/** A role and an address are given by somebody else. Whose account it may be, the collection's own rule says. */
export const managersOnOthersField: FieldAccess = ({ id, req: { user } }) => isManager(user) && user?.id !== id;

/** Whoever reads an account's letterbox chooses its password: the e-mail of one that signs medical texts is an administrator's to change. */
export const addressOnOthersField: FieldAccess = (asked) =>
  managersOnOthersField(asked) === true && (roleOf(asked.req.user) === 'admin' || !asked.doc?.['pessoa']);

export const isAdministrator: FieldAccess = ({ req: { user } }) => roleOf(user) === 'admin';

export const administratorsOnOthersField: FieldAccess = ({ id, req: { user } }) => roleOf(user) === 'admin' && user?.id !== id;

/** Nobody gives a role above their own: the choice is neither shown nor taken. */
export const rolesToGive: NonNullable<SelectField['filterOptions']> = ({ options, req: { user } }) =>
  user && roleOf(user) !== 'admin' ? options.filter((option) => typeof option === 'string' || option.value !== 'admin') : options;
