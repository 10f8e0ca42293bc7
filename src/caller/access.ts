/** What a client may do beside calling public methods. */
export interface Access {
  /** Whether it may call the methods that the contract marks as private. */
  readonly privateMethods: boolean;
  /** Whether it may use keys that are unlocked. */
  readonly unlockedKeys: boolean;
  /** Why private methods are refused, as the end of a sentence that begins with the method: `needs …`. */
  readonly refusal?: string;
}

/** The access of a client that has shown no token, where tokens are needed. */
export const PUBLIC_ACCESS: Access = { privateMethods: false, unlockedKeys: false };

/** The access of a client with a valid token. */
export const FULL_ACCESS: Access = { privateMethods: true, unlockedKeys: true };
