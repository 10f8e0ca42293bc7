import { SignJWT } from 'jose/jwt/sign';

/** A bearer token that a server with the same secret accepts from now on for a minute. */
export function createToken(secret: Uint8Array): Promise<string> {
  return new SignJWT().setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).setIssuedAt().sign(secret);
}
