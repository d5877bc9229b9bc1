import { createContext, useContext } from 'react';

/** Known only while the server renders; the browser gets pages whose scripts are allowed by hash. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = () => useContext(NonceContext);
