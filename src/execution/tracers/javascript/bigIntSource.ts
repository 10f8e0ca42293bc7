/** JavaScript for the sandbox: `bigInt` as the npm package big-integer has it, on the sandbox's own BigInt. */
export const BIG_INT_SOURCE = String.raw`
const bigInt = (() => {
  const native = (value, base) => {
    if (value instanceof BigInteger) return value.value;
    if (typeof value === 'bigint') return value;
    if (typeof value === 'number') {
      if (!Number.isInteger(value)) throw new Error('Invalid integer: ' + value);
      return BigInt(value);
    }
    if (value === undefined) return 0n;
    const text = String(value).trim();
    if (base === undefined || Number(base) === 10) return BigInt(text === '' ? 0 : text.replace(/^\+/, ''));
    return fromDigits(text, Number(base));
  };
  const fromDigits = (text, base) => {
    const negative = text.startsWith('-');
    const digits = (negative ? text.slice(1) : text).toLowerCase();
    const prefix = { 16: '0x', 8: '0o', 2: '0b' }[base];
    const size = prefix === undefined ? slowDigits(digits, base) : BigInt(prefix + (digits.replace(/^0x/, '') || '0'));
    return negative ? -size : size;
  };
  const slowDigits = (digits, base) => {
    let size = 0n;
    for (const digit of digits) {
      const worth = parseInt(digit, 36);
      if (!(worth < base)) throw new Error(digit + ' is not a valid digit in base ' + base + '.');
      size = size * BigInt(base) + BigInt(worth);
    }
    return size;
  };
  const absolute = (value) => (value < 0n ? -value : value);
  const wrap = (value) => new BigInteger(value);
  const power = (base, exponent, modulus) => {
    let result = 1n;
    for (let left = exponent, square = base % modulus; left > 0n; left >>= 1n, square = (square * square) % modulus) {
      if (left & 1n) result = (result * square) % modulus;
    }
    return result % modulus;
  };
  class BigInteger {
    constructor(value) { this.value = value; }
    add(other) { return wrap(this.value + native(other)); }
    subtract(other) { return wrap(this.value - native(other)); }
    multiply(other) { return wrap(this.value * native(other)); }
    divide(other) { return wrap(this.value / native(other)); }
    mod(other) { return wrap(this.value % native(other)); }
    divmod(other) { return { quotient: this.divide(other), remainder: this.mod(other) }; }
    pow(other) { return wrap(this.value ** native(other)); }
    modPow(exponent, modulus) { return wrap(power(this.value, native(exponent), native(modulus))); }
    square() { return wrap(this.value * this.value); }
    abs() { return wrap(absolute(this.value)); }
    negate() { return wrap(-this.value); }
    next() { return wrap(this.value + 1n); }
    prev() { return wrap(this.value - 1n); }
    and(other) { return wrap(this.value & native(other)); }
    or(other) { return wrap(this.value | native(other)); }
    xor(other) { return wrap(this.value ^ native(other)); }
    not() { return wrap(~this.value); }
    shiftLeft(bits) { return wrap(this.value << native(bits)); }
    shiftRight(bits) { return wrap(this.value >> native(bits)); }
    bitLength() { return wrap(BigInt(this.value === 0n ? 0 : absolute(this.value).toString(2).length)); }
    compare(other) {
      if (other === Infinity) return -1;
      if (other === -Infinity) return 1;
      const right = native(other);
      return this.value < right ? -1 : this.value > right ? 1 : 0;
    }
    compareAbs(other) { return wrap(absolute(this.value)).compare(absolute(native(other))); }
    equals(other) { return this.compare(other) === 0; }
    notEquals(other) { return this.compare(other) !== 0; }
    greater(other) { return this.compare(other) > 0; }
    greaterOrEquals(other) { return this.compare(other) >= 0; }
    lesser(other) { return this.compare(other) < 0; }
    lesserOrEquals(other) { return this.compare(other) <= 0; }
    isZero() { return this.value === 0n; }
    isUnit() { return absolute(this.value) === 1n; }
    isNegative() { return this.value < 0n; }
    isPositive() { return this.value > 0n; }
    isEven() { return (this.value & 1n) === 0n; }
    isOdd() { return (this.value & 1n) === 1n; }
    isDivisibleBy(other) { const right = native(other); return right !== 0n && this.value % right === 0n; }
    toString(base) { return this.value.toString(base === undefined ? 10 : Number(base)); }
    toJSON() { return this.value.toString(); }
    toJSNumber() { return Number(this.value); }
    valueOf() { return Number(this.value); }
  }
  const names = {
    plus: 'add', minus: 'subtract', times: 'multiply', over: 'divide', remainder: 'mod', compareTo: 'compare',
    eq: 'equals', neq: 'notEquals', gt: 'greater', geq: 'greaterOrEquals', lt: 'lesser', leq: 'lesserOrEquals',
  };
  for (const name in names) BigInteger.prototype[name] = BigInteger.prototype[names[name]];
  const make = (value, base) => wrap(native(value, base));
  make.isInstance = (value) => value instanceof BigInteger;
  make.zero = make(0);
  make.one = make(1);
  make.minusOne = make(-1);
  make.max = (left, right) => (make(left).compare(right) >= 0 ? make(left) : make(right));
  make.min = (left, right) => (make(left).compare(right) <= 0 ? make(left) : make(right));
  make.gcd = (left, right) => {
    let [a, b] = [absolute(native(left)), absolute(native(right))];
    while (b !== 0n) [a, b] = [b, a % b];
    return wrap(a);
  };
  make.fromArray = (digits, base = 10) =>
    wrap(digits.reduce((size, digit) => size * native(base) + native(digit), 0n));
  return make;
})();
`;
