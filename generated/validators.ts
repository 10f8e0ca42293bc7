// Generated from openrpc.json by `npm run generate`. Do not edit.
// @ts-nocheck
/* eslint-disable */

import type { MethodName } from './methods.js';

/** Where and why a value does not fit. */
export interface ValidationError {
  /** The rule that was broken: type, pattern, required, … */
  readonly keyword: string;
  /** JSON pointer to the offending value. */
  readonly instancePath: string;
  /** Begins with the name of the component that was expected, or with # inside a larger component. */
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** True when the value fits; otherwise `errors` holds, until the next call, why it does not. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}


/** Patterns of bytes in hex, which may be megabytes long, each with what must not be among the digits. */
const notADigit = new Map([
  ['^0x(?:[0-9a-fA-F]{2})*$', /[^0-9a-fA-F]/],
  ['^0x(?:[0-9a-f]{2})*$', /[^0-9a-f]/],
]);

/** A pattern as the validators use it. */
export function compilePattern(source, flags) {
  const wrong = notADigit.get(source);
  if (wrong === undefined) return new RegExp(source, flags);
  return { test: (text) => text.length % 2 === 0 && text.startsWith('0x') && !wrong.test(text.slice(2)) };
}


export const check_admin_addPeer = validate10;
const schema11 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"PeerAddress"}]};
const schema12 = {"title":"PeerAddressInput","description":"id@host:port as CometBFT writes it, or the same behind enode://. The id is 40 hex digits, the host a name, an IPv4 address or an IPv6 address in brackets.","type":"string","pattern":"^(?:enode://)?[0-9a-fA-F]{40}@(?:\\[[0-9a-fA-F:.]{2,45}\\]|[0-9a-zA-Z](?:[0-9a-zA-Z.-]{0,251}[0-9a-zA-Z])?):[1-9][0-9]{0,4}$"};
const func2 = compilePattern;
const pattern0 = func2("^(?:enode://)?[0-9a-fA-F]{40}@(?:\\[[0-9a-fA-F:.]{2,45}\\]|[0-9a-zA-Z](?:[0-9a-zA-Z.-]{0,251}[0-9a-zA-Z])?):[1-9][0-9]{0,4}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate10.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate10.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate10.errors = [{instancePath:instancePath+"/0",schemaPath:"PeerAddress/pattern",keyword:"pattern",params:{pattern: "^(?:enode://)?[0-9a-fA-F]{40}@(?:\\[[0-9a-fA-F:.]{2,45}\\]|[0-9a-zA-Z](?:[0-9a-zA-Z.-]{0,251}[0-9a-zA-Z])?):[1-9][0-9]{0,4}$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/0",schemaPath:"PeerAddress/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const check_admin_datadir = validate11;
const schema13 = {"type":"array","minItems":0,"maxItems":0};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 0){
validate11.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
else {
if(data.length < 0){
validate11.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const check_admin_startRPC = validate12;
const schema14 = {"type":"array","minItems":0,"maxItems":5,"items":[{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[0-9a-zA-Z.:-]{1,253}$"},{"type":"null"}]},{"type":"null"}]},{"anyOf":[{"anyOf":[{"type":"integer","minimum":1,"maximum":65535},{"type":"null"}]},{"type":"null"}]},{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[!-~ ]{0,4096}$"},{"type":"null"}]},{"type":"null"}]},{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[!-~ ]{0,4096}$"},{"type":"null"}]},{"type":"null"}]},{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[!-~ ]{0,4096}$"},{"type":"null"}]},{"type":"null"}]}]};
const pattern1 = func2("^[0-9a-zA-Z.:-]{1,253}$", "u");
const pattern2 = func2("^[!-~ ]{0,4096}$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 5){
validate12.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data.length < 0){
validate12.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err0 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[0-9a-zA-Z.:-]{1,253}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs5 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs7 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data0 !== null){
const err4 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs15){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid3 = _errs15 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs17 = errors;
if(data1 !== null){
const err9 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs17 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err10 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs19 = errors;
if(data1 !== null){
const err11 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err12 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs21 = errors;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
const _errs24 = errors;
let valid6 = false;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
const err13 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[!-~ ]{0,4096}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid5 = _errs25 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs27 = errors;
if(data2 !== null){
const err15 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs27 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err16 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var _valid4 = _errs23 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs29 = errors;
if(data2 !== null){
const err17 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid4 = _errs29 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err18 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
if(valid0){
if(len0 > 3){
let data3 = data[3];
const _errs31 = errors;
const _errs32 = errors;
let valid7 = false;
const _errs33 = errors;
const _errs34 = errors;
let valid8 = false;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err19 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/0/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[!-~ ]{0,4096}$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid7 = _errs35 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs37 = errors;
if(data3 !== null){
const err21 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid7 = _errs37 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
const err22 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var _valid6 = _errs33 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs39 = errors;
if(data3 !== null){
const err23 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid6 = _errs39 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
const err24 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
if(valid0){
if(len0 > 4){
let data4 = data[4];
const _errs41 = errors;
const _errs42 = errors;
let valid9 = false;
const _errs43 = errors;
const _errs44 = errors;
let valid10 = false;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err25 = {instancePath:instancePath+"/4",schemaPath:"#/items/4/anyOf/0/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[!-~ ]{0,4096}$"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/4",schemaPath:"#/items/4/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid9 = _errs45 === errors;
valid10 = valid10 || _valid9;
if(!valid10){
const _errs47 = errors;
if(data4 !== null){
const err27 = {instancePath:instancePath+"/4",schemaPath:"#/items/4/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid9 = _errs47 === errors;
valid10 = valid10 || _valid9;
}
if(!valid10){
const err28 = {instancePath:instancePath+"/4",schemaPath:"#/items/4/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var _valid8 = _errs43 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const _errs49 = errors;
if(data4 !== null){
const err29 = {instancePath:instancePath+"/4",schemaPath:"#/items/4/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid8 = _errs49 === errors;
valid9 = valid9 || _valid8;
}
if(!valid9){
const err30 = {instancePath:instancePath+"/4",schemaPath:"#/items/4/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate12.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
}
}
}
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const check_admin_startWS = validate13;
const schema15 = {"type":"array","minItems":0,"maxItems":4,"items":[{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[0-9a-zA-Z.:-]{1,253}$"},{"type":"null"}]},{"type":"null"}]},{"anyOf":[{"anyOf":[{"type":"integer","minimum":1,"maximum":65535},{"type":"null"}]},{"type":"null"}]},{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[!-~ ]{0,4096}$"},{"type":"null"}]},{"type":"null"}]},{"anyOf":[{"anyOf":[{"type":"string","pattern":"^[!-~ ]{0,4096}$"},{"type":"null"}]},{"type":"null"}]}]};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 4){
validate13.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data.length < 0){
validate13.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err0 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[0-9a-zA-Z.:-]{1,253}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs5 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs7 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data0 !== null){
const err4 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate13.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs15){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid3 = _errs15 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs17 = errors;
if(data1 !== null){
const err9 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs17 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err10 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs19 = errors;
if(data1 !== null){
const err11 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err12 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate13.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs21 = errors;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
const _errs24 = errors;
let valid6 = false;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
const err13 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[!-~ ]{0,4096}$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid5 = _errs25 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs27 = errors;
if(data2 !== null){
const err15 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs27 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err16 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var _valid4 = _errs23 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs29 = errors;
if(data2 !== null){
const err17 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid4 = _errs29 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err18 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate13.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
if(valid0){
if(len0 > 3){
let data3 = data[3];
const _errs31 = errors;
const _errs32 = errors;
let valid7 = false;
const _errs33 = errors;
const _errs34 = errors;
let valid8 = false;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err19 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/0/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[!-~ ]{0,4096}$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid7 = _errs35 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs37 = errors;
if(data3 !== null){
const err21 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid7 = _errs37 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
const err22 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var _valid6 = _errs33 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs39 = errors;
if(data3 !== null){
const err23 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid6 = _errs39 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
const err24 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate13.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const check_anvil_addBalance = validate14;
const schema16 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"Address"},{"$ref":"LenientInteger"}]};
const schema17 = {"title":"AddressInput","description":"20 bytes in hex, either case; a mixed-case checksum (EIP-55) is not verified.","type":"string","pattern":"^0x[0-9a-fA-F]{40}$"};
const schema18 = {"title":"LenientInteger","description":"An unsigned integer as development tools write it: hex with prefix 0x, with or without leading zeros; decimal digits; or a JSON integer.","anyOf":[{"type":"string","pattern":"^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"},{"type":"integer","minimum":0,"maximum":9007199254740991}]};
const pattern8 = func2("^0x[0-9a-fA-F]{40}$", "u");
const pattern9 = func2("^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate14.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate14.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate14.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs6 = errors;
let valid3 = false;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err0 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs9 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs9){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate14.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const check_anvil_autoImpersonateAccount = validate15;
const schema19 = {"type":"array","minItems":1,"maxItems":1,"items":[{"type":"boolean"}]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate15.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate15.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
if(typeof data[0] !== "boolean"){
validate15.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const check_anvil_dealERC20 = validate16;
const schema20 = {"type":"array","minItems":3,"maxItems":3,"items":[{"$ref":"Address"},{"$ref":"Address"},{"$ref":"LenientInteger"}]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate16.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 3){
validate16.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate16.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate16.errors = [{instancePath:instancePath+"/1",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/1",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs7 = errors;
const _errs9 = errors;
let valid4 = false;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(!pattern9.test(data2)){
const err0 = {instancePath:instancePath+"/2",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/2",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs12 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/2",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs12){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/2",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/2",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err5 = {instancePath:instancePath+"/2",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate16.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const check_anvil_dropTransaction = validate17;
const schema24 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"Hash"}]};
const schema25 = {"title":"HashInput","description":"32 bytes in hex, either case.","type":"string","pattern":"^0x[0-9a-fA-F]{64}$"};
const pattern13 = func2("^0x[0-9a-fA-F]{64}$", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate17.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate17.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate17.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const check_anvil_dumpState = validate18;
const schema26 = {"type":"array","minItems":0,"maxItems":1,"items":[{"anyOf":[{"anyOf":[{"type":"boolean"},{"type":"null"}]},{"type":"null"}]}]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate18.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 0){
validate18.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid1 = _errs5 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs7 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs7 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const check_anvil_impersonateAccount = validate19;
const schema27 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"Address"}]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate19.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate19.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate19.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const check_anvil_loadState = validate20;
const schema29 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"Data"}]};
const schema30 = {"title":"DataInput","description":"Bytes in hex, either case, prefix 0x, two digits each; 0x is empty.","type":"string","pattern":"^0x(?:[0-9a-fA-F]{2})*$"};
const pattern15 = func2("^0x(?:[0-9a-fA-F]{2})*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate20.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate20.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate20.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const check_anvil_mine = validate21;
const schema31 = {"type":"array","minItems":0,"maxItems":2,"items":[{"anyOf":[{"$ref":"LenientInteger"},{"type":"null"}]},{"anyOf":[{"$ref":"LenientInteger"},{"type":"null"}]}]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate21.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 0){
validate21.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs5 = errors;
let valid3 = false;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err0 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs6 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs8 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs8){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data0 !== null){
const err6 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
const _errs16 = errors;
let valid6 = false;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err8 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid3 = _errs17 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs19 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs19){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err12 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
var _valid3 = _errs19 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
const err13 = {instancePath:instancePath+"/1",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs14 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs21 = errors;
if(data1 !== null){
const err14 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err15 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const check_anvil_reorg = validate22;
const schema34 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"LenientInteger"},{"anyOf":[{"type":"array","items":{"$ref":"ReorgEntry"},"maxItems":10000},{"type":"null"}]}]};
const schema36 = {"title":"ReorgEntry","description":"A transaction and the index of the new block that holds it, 0 for the first: a list of two.","type":"array","minItems":2,"maxItems":2,"items":{"anyOf":[{"$ref":"TransactionObject"},{"$ref":"Data"},{"type":"integer","minimum":0,"maximum":9007199254740991}]}};
const schema37 = {"title":"TransactionObject","description":"A transaction to sign. from is required; fields that are not listed are ignored.","type":"object","properties":{"from":{"$ref":"Address"},"to":{"description":"Recipient; null or left out for a contract creation.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"gas":{"description":"Gas limit; the estimate when left out.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"gasLimit":{"description":"Another name of gas. Refused when both are given and differ.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"gasPrice":{"description":"Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"maxFeePerGas":{"description":"Highest total price, wei per gas (EIP-1559).","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"maxPriorityFeePerGas":{"description":"Highest tip, wei per gas (EIP-1559).","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"value":{"description":"Wei sent along.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"data":{"description":"Call data, the older name of input. Refused when both are given and differ.","anyOf":[{"$ref":"Data"},{"type":"null"}]},"input":{"description":"Call data.","anyOf":[{"$ref":"Data"},{"type":"null"}]},"nonce":{"description":"Nonce of the sender; the next one when left out.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"chainId":{"description":"EIP-155 chain id; refused when it is not this chain's.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"type":{"description":"Transaction type: 0x0, 0x1, 0x2 or 0x4. Fields that the type does not have are refused. Derived from the other fields when left out.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"accessList":{"description":"EIP-2930 access list.","anyOf":[{"$ref":"AccessList"},{"type":"null"}]},"authorizationList":{"description":"EIP-7702 authorizations.","anyOf":[{"type":"array","items":{"$ref":"Authorization"}},{"type":"null"}]},"blobVersionedHashes":{"description":"EIP-4844 blob hashes; refused, because the chain accepts no blobs.","anyOf":[{"type":"array","items":{"$ref":"Hash"}},{"type":"null"}]}},"required":["from"]};
const schema40 = {"title":"Uint64Input","description":"Unsigned integer of at most 64 bits in hex, either case, prefix 0x, no leading zeros.","type":"string","pattern":"^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"};
const schema42 = {"title":"QuantityInput","description":"Unsigned integer of at most 256 bits in hex, either case, prefix 0x, no leading zeros.","type":"string","pattern":"^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"};
const pattern21 = func2("^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$", "u");
const pattern23 = func2("^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$", "u");
const schema51 = {"title":"AccessListInput","description":"An EIP-2930 access list.","type":"array","items":{"$ref":"AccessListEntry"}};
const schema52 = {"title":"AccessListEntryInput","description":"An address and its storage keys (EIP-2930). Fields that are not listed are ignored.","type":"object","required":["address","storageKeys"],"properties":{"address":{"$ref":"Address"},"storageKeys":{"type":"array","items":{"$ref":"Bytes32"}}}};
const schema54 = {"title":"Bytes32Input","description":"32 bytes in hex, either case: a storage key or a storage word.","type":"string","pattern":"^0x[0-9a-fA-F]{64}$"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.address === undefined) && (missing0 = "address")) || ((data.storageKeys === undefined) && (missing0 = "storageKeys"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.address !== undefined){
let data0 = data.address;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate26.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.storageKeys !== undefined){
let data1 = data.storageKeys;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
validate26.errors = [{instancePath:instancePath+"/storageKeys/" + i0,schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/storageKeys/" + i0,schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/storageKeys",schemaPath:"#/properties/storageKeys/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate26(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const schema55 = {"title":"AuthorizationInput","description":"A signed EIP-7702 authorization. Fields that are not listed are ignored.","type":"object","required":["chainId","address","nonce","yParity","r","s"],"properties":{"chainId":{"$ref":"Quantity"},"address":{"$ref":"Address"},"nonce":{"$ref":"Uint64"},"yParity":{"$ref":"Uint64"},"r":{"$ref":"Quantity"},"s":{"$ref":"Quantity"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.chainId === undefined) && (missing0 = "chainId")) || ((data.address === undefined) && (missing0 = "address"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.yParity === undefined) && (missing0 = "yParity"))) || ((data.r === undefined) && (missing0 = "r"))) || ((data.s === undefined) && (missing0 = "s"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.chainId !== undefined){
let data0 = data.chainId;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
validate29.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data1 = data.address;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate29.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data2 = data.nonce;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
validate29.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.yParity !== undefined){
let data3 = data.yParity;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
validate29.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.r !== undefined){
let data4 = data.r;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern23.test(data4)){
validate29.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.s !== undefined){
let data5 = data.s;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
validate29.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.from !== undefined){
let data0 = data.from;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate24.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err0 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/to",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data2 = data.gas;
const _errs11 = errors;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err4 = {instancePath:instancePath+"/gas",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/gas",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs16 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/gas",schemaPath:"#/properties/gas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/gas",schemaPath:"#/properties/gas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data3 = data.gasLimit;
const _errs18 = errors;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err8 = {instancePath:instancePath+"/gasLimit",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/gasLimit",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs20 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs23 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/gasLimit",schemaPath:"#/properties/gasLimit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err11 = {instancePath:instancePath+"/gasLimit",schemaPath:"#/properties/gasLimit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data4 = data.gasPrice;
const _errs25 = errors;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data4 === "string"){
if(!pattern23.test(data4)){
const err12 = {instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs27 === errors;
valid8 = valid8 || _valid3;
if(!valid8){
const _errs30 = errors;
if(data4 !== null){
const err14 = {instancePath:instancePath+"/gasPrice",schemaPath:"#/properties/gasPrice/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs30 === errors;
valid8 = valid8 || _valid3;
}
if(!valid8){
const err15 = {instancePath:instancePath+"/gasPrice",schemaPath:"#/properties/gasPrice/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxFeePerGas !== undefined){
let data5 = data.maxFeePerGas;
const _errs32 = errors;
const _errs33 = errors;
let valid10 = false;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err16 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid4 = _errs34 === errors;
valid10 = valid10 || _valid4;
if(!valid10){
const _errs37 = errors;
if(data5 !== null){
const err18 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"#/properties/maxFeePerGas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs37 === errors;
valid10 = valid10 || _valid4;
}
if(!valid10){
const err19 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"#/properties/maxFeePerGas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxPriorityFeePerGas !== undefined){
let data6 = data.maxPriorityFeePerGas;
const _errs39 = errors;
const _errs40 = errors;
let valid12 = false;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err20 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid5 = _errs41 === errors;
valid12 = valid12 || _valid5;
if(!valid12){
const _errs44 = errors;
if(data6 !== null){
const err22 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"#/properties/maxPriorityFeePerGas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs44 === errors;
valid12 = valid12 || _valid5;
}
if(!valid12){
const err23 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"#/properties/maxPriorityFeePerGas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data7 = data.value;
const _errs46 = errors;
const _errs47 = errors;
let valid14 = false;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err24 = {instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid6 = _errs48 === errors;
valid14 = valid14 || _valid6;
if(!valid14){
const _errs51 = errors;
if(data7 !== null){
const err26 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid6 = _errs51 === errors;
valid14 = valid14 || _valid6;
}
if(!valid14){
const err27 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data8 = data.data;
const _errs53 = errors;
const _errs54 = errors;
let valid16 = false;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data8 === "string"){
if(!pattern15.test(data8)){
const err28 = {instancePath:instancePath+"/data",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/data",schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid7 = _errs55 === errors;
valid16 = valid16 || _valid7;
if(!valid16){
const _errs58 = errors;
if(data8 !== null){
const err30 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid7 = _errs58 === errors;
valid16 = valid16 || _valid7;
}
if(!valid16){
const err31 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data9 = data.input;
const _errs60 = errors;
const _errs61 = errors;
let valid18 = false;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data9 === "string"){
if(!pattern15.test(data9)){
const err32 = {instancePath:instancePath+"/input",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/input",schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid8 = _errs62 === errors;
valid18 = valid18 || _valid8;
if(!valid18){
const _errs65 = errors;
if(data9 !== null){
const err34 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid8 = _errs65 === errors;
valid18 = valid18 || _valid8;
}
if(!valid18){
const err35 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data10 = data.nonce;
const _errs67 = errors;
const _errs68 = errors;
let valid20 = false;
const _errs69 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data10 === "string"){
if(!pattern21.test(data10)){
const err36 = {instancePath:instancePath+"/nonce",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/nonce",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid9 = _errs69 === errors;
valid20 = valid20 || _valid9;
if(!valid20){
const _errs72 = errors;
if(data10 !== null){
const err38 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid9 = _errs72 === errors;
valid20 = valid20 || _valid9;
}
if(!valid20){
const err39 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chainId !== undefined){
let data11 = data.chainId;
const _errs74 = errors;
const _errs75 = errors;
let valid22 = false;
const _errs76 = errors;
const _errs77 = errors;
if(errors === _errs77){
if(typeof data11 === "string"){
if(!pattern23.test(data11)){
const err40 = {instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid10 = _errs76 === errors;
valid22 = valid22 || _valid10;
if(!valid22){
const _errs79 = errors;
if(data11 !== null){
const err42 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid10 = _errs79 === errors;
valid22 = valid22 || _valid10;
}
if(!valid22){
const err43 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data12 = data.type;
const _errs81 = errors;
const _errs82 = errors;
let valid24 = false;
const _errs83 = errors;
const _errs84 = errors;
if(errors === _errs84){
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
const err44 = {instancePath:instancePath+"/type",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/type",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var _valid11 = _errs83 === errors;
valid24 = valid24 || _valid11;
if(!valid24){
const _errs86 = errors;
if(data12 !== null){
const err46 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid11 = _errs86 === errors;
valid24 = valid24 || _valid11;
}
if(!valid24){
const err47 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessList !== undefined){
let data13 = data.accessList;
const _errs88 = errors;
const _errs89 = errors;
let valid26 = false;
const _errs90 = errors;
if(!(validate25(data13, {instancePath:instancePath+"/accessList",parentData:data,parentDataProperty:"accessList",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid12 = _errs90 === errors;
valid26 = valid26 || _valid12;
if(!valid26){
const _errs91 = errors;
if(data13 !== null){
const err48 = {instancePath:instancePath+"/accessList",schemaPath:"#/properties/accessList/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid12 = _errs91 === errors;
valid26 = valid26 || _valid12;
}
if(!valid26){
const err49 = {instancePath:instancePath+"/accessList",schemaPath:"#/properties/accessList/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorizationList !== undefined){
let data14 = data.authorizationList;
const _errs93 = errors;
const _errs94 = errors;
let valid27 = false;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data14)){
var valid28 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs97 = errors;
if(!(validate29(data14[i0], {instancePath:instancePath+"/authorizationList/" + i0,parentData:data14,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid28 = _errs97 === errors;
if(!valid28){
break;
}
}
}
else {
const err50 = {instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var _valid13 = _errs95 === errors;
valid27 = valid27 || _valid13;
if(!valid27){
const _errs98 = errors;
if(data14 !== null){
const err51 = {instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid13 = _errs98 === errors;
valid27 = valid27 || _valid13;
}
if(!valid27){
const err52 = {instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs94;
if(vErrors !== null){
if(_errs94){
vErrors.length = _errs94;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobVersionedHashes !== undefined){
let data16 = data.blobVersionedHashes;
const _errs100 = errors;
const _errs101 = errors;
let valid29 = false;
const _errs102 = errors;
if(errors === _errs102){
if(Array.isArray(data16)){
var valid30 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
const _errs104 = errors;
const _errs105 = errors;
if(errors === _errs105){
if(typeof data17 === "string"){
if(!pattern13.test(data17)){
const err53 = {instancePath:instancePath+"/blobVersionedHashes/" + i1,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/blobVersionedHashes/" + i1,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var valid30 = _errs104 === errors;
if(!valid30){
break;
}
}
}
else {
const err55 = {instancePath:instancePath+"/blobVersionedHashes",schemaPath:"#/properties/blobVersionedHashes/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var _valid14 = _errs102 === errors;
valid29 = valid29 || _valid14;
if(!valid29){
const _errs107 = errors;
if(data16 !== null){
const err56 = {instancePath:instancePath+"/blobVersionedHashes",schemaPath:"#/properties/blobVersionedHashes/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid14 = _errs107 === errors;
valid29 = valid29 || _valid14;
}
if(!valid29){
const err57 = {instancePath:instancePath+"/blobVersionedHashes",schemaPath:"#/properties/blobVersionedHashes/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs101;
if(vErrors !== null){
if(_errs101){
vErrors.length = _errs101;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate23.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate23.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate24(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/2/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs7){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate22.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate22.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err0 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs6 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs6){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data1)){
if(data1.length > 10000){
const err6 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
var valid4 = true;
const len1 = data1.length;
for(let i0=0; i0<len1; i0++){
const _errs12 = errors;
if(!(validate23(data1[i0], {instancePath:instancePath+"/1/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(data1 !== null){
const err8 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const check_anvil_reset = validate33;
const schema64 = {"type":"array","minItems":0,"maxItems":1,"items":[{"anyOf":[{"$ref":"ResetOptions"},{"type":"null"}]}]};
const schema65 = {"title":"ResetOptions","description":"What the chain begins with. Fields that are not listed are ignored.","type":"object","properties":{"forking":{"description":"The network to fork; none when null or left out, or empty on a chain that is not a fork.","anyOf":[{"$ref":"Forking"},{"type":"null"}]}}};
const schema66 = {"title":"Forking","description":"A network and one of its blocks. Fields that are not listed are ignored.","type":"object","properties":{"jsonRpcUrl":{"description":"URL of its JSON-RPC server; the network that is forked already when left out.","anyOf":[{"type":"string"},{"type":"null"}]},"blockNumber":{"description":"Number of the block; the newest when left out.","anyOf":[{"$ref":"LenientInteger"},{"type":"null"}]}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jsonRpcUrl !== undefined){
let data0 = data.jsonRpcUrl;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/jsonRpcUrl",schemaPath:"#/properties/jsonRpcUrl/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/jsonRpcUrl",schemaPath:"#/properties/jsonRpcUrl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/jsonRpcUrl",schemaPath:"#/properties/jsonRpcUrl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate35.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
let data1 = data.blockNumber;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
const _errs11 = errors;
let valid4 = false;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err3 = {instancePath:instancePath+"/blockNumber",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/blockNumber",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid2 = _errs12 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs14 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/blockNumber",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs14){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/blockNumber",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/blockNumber",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs14 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err8 = {instancePath:instancePath+"/blockNumber",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(data1 !== null){
const err9 = {instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate35.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.forking !== undefined){
let data0 = data.forking;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate35(data0, {instancePath:instancePath+"/forking",parentData:data,parentDataProperty:"forking",rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/forking",schemaPath:"#/properties/forking/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/forking",schemaPath:"#/properties/forking/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate34.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate33.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 0){
validate33.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate34(data0, {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate33.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const check_anvil_rollback = validate38;
const schema68 = {"type":"array","minItems":0,"maxItems":1,"items":[{"anyOf":[{"anyOf":[{"$ref":"LenientInteger"},{"type":"null"}]},{"type":"null"}]}]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate38.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 0){
validate38.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
const _errs7 = errors;
let valid4 = false;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err0 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid2 = _errs8 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs10 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs10){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid2 = _errs10 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err5 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs5 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data0 !== null){
const err6 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs14 = errors;
if(data0 !== null){
const err8 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err9 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate38.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const check_anvil_setBlockTimestampInterval = validate39;
const schema70 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"LenientInteger"}]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate39.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate39.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err0 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs6 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs6){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/0",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate39.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

export const check_anvil_setCode = validate40;
const schema72 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"Address"},{"$ref":"Data"}]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate40.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate40.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate40.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
validate40.errors = [{instancePath:instancePath+"/1",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/1",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const check_anvil_setERC20Allowance = validate41;
const schema75 = {"type":"array","minItems":4,"maxItems":4,"items":[{"$ref":"Address"},{"$ref":"Address"},{"$ref":"Address"},{"$ref":"LenientInteger"}]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 4){
validate41.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data.length < 4){
validate41.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate41.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate41.errors = [{instancePath:instancePath+"/1",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/1",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate41.errors = [{instancePath:instancePath+"/2",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/2",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
if(valid0){
if(len0 > 3){
let data3 = data[3];
const _errs10 = errors;
const _errs12 = errors;
let valid5 = false;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(!pattern9.test(data3)){
const err0 = {instancePath:instancePath+"/3",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/3",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs15 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err2 = {instancePath:instancePath+"/3",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs15){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/3",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/3",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs15 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err5 = {instancePath:instancePath+"/3",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

export const check_anvil_setRpcUrl = validate42;
const schema80 = {"type":"array","minItems":1,"maxItems":1,"items":[{"type":"string"}]};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate42.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate42.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
if(typeof data[0] !== "string"){
validate42.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const check_anvil_setStorageAt = validate43;
const schema81 = {"type":"array","minItems":3,"maxItems":3,"items":[{"$ref":"Address"},{"$ref":"LenientPosition"},{"$ref":"Word"}]};
const schema83 = {"title":"LenientPosition","description":"Position in contract storage as development tools write it: hex with prefix 0x of at most 64 digits, where 0x means 0; decimal digits; or a JSON integer.","anyOf":[{"type":"string","pattern":"^(?:0x[0-9a-fA-F]{0,64}|[0-9]{1,78})$"},{"type":"integer","minimum":0,"maximum":9007199254740991}]};
const schema84 = {"title":"WordInput","description":"32 bytes as a hex number or as hex bytes: 1 to 64 digits in either case, leading zeros allowed.","type":"string","pattern":"^0x[0-9a-fA-F]{1,64}$"};
const pattern52 = func2("^(?:0x[0-9a-fA-F]{0,64}|[0-9]{1,78})$", "u");
const pattern53 = func2("^0x[0-9a-fA-F]{1,64}$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate43.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 3){
validate43.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate43.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs6 = errors;
let valid3 = false;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern52.test(data1)){
const err0 = {instancePath:instancePath+"/1",schemaPath:"LenientPosition/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0x[0-9a-fA-F]{0,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/1",schemaPath:"LenientPosition/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs9 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/1",schemaPath:"LenientPosition/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs9){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/1",schemaPath:"LenientPosition/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/1",schemaPath:"LenientPosition/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/1",schemaPath:"LenientPosition/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate43.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(!pattern53.test(data2)){
validate43.errors = [{instancePath:instancePath+"/2",schemaPath:"Word/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"}}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/2",schemaPath:"Word/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const check_debug_blockProfile = validate44;
const schema85 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"ProfileFile"},{"$ref":"Integer"}]};
const schema86 = {"title":"ProfileFileInput","description":"Name of a new file in the profile folder (debug.profile-dir), without a folder: 1 to 128 letters, digits, dots, dashes and underscores, a letter or digit first. A folder with 1,000 files or 1 GiB takes no further one.","type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$"};
const pattern54 = func2("^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$", "u");
const schema87 = {"title":"IntegerInput","description":"A hex quantity, or the same number as a JSON integer.","anyOf":[{"$ref":"Uint64"},{"type":"integer","minimum":0,"maximum":9007199254740991}]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern21.test(data)){
const err0 = {instancePath,schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs4){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data < 0 || isNaN(data)){
const err4 = {instancePath,schemaPath:"#/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate44.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate44.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern54.test(data0)){
validate44.errors = [{instancePath:instancePath+"/0",schemaPath:"ProfileFile/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$"}}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/0",schemaPath:"ProfileFile/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs4 = errors;
if(!(validate45(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

export const check_debug_getBlockRlp = validate47;
const schema89 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"Integer"}]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate47.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate47.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
if(!(validate45(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const check_debug_getRawBlock = validate49;
const schema90 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"BlockParameter"}]};
const schema91 = {"title":"BlockParameter","description":"A block: number, tag, block hash, or EIP-1898 object.","anyOf":[{"$ref":"BlockNumberOrTag"},{"$ref":"Hash"},{"$ref":"BlockByHash"},{"$ref":"BlockByNumber"}]};
const schema92 = {"title":"BlockNumberOrTag","description":"A block number or a tag.","anyOf":[{"$ref":"Uint64"},{"$ref":"BlockTag"}]};
const schema94 = {"title":"BlockTag","description":"earliest is the oldest block that is known: block 0 on a chain whose first height is 1, unless it is pruned. latest, safe and finalized are the newest block, because a committed block is final. pending is the newest block too, and counts waiting transactions in nonces; on a development chain it is the next block, which is executed with the waiting transactions and not made.","type":"string","enum":["earliest","latest","pending","safe","finalized"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern21.test(data)){
const err0 = {instancePath,schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"BlockTag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data === "earliest") || (data === "latest")) || (data === "pending")) || (data === "safe")) || (data === "finalized"))){
const err3 = {instancePath,schemaPath:"BlockTag/enum",keyword:"enum",params:{allowedValues: schema94.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate51.errors = vErrors;
return errors === 0;
}

const schema96 = {"title":"BlockByHash","description":"A block by its hash (EIP-1898).","type":"object","additionalProperties":false,"required":["blockHash"],"properties":{"blockHash":{"$ref":"Hash"},"requireCanonical":{"description":"Accepted, but without effect: every block of this chain is canonical.","type":"boolean"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.blockHash === undefined) && (missing0 = "blockHash")){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "blockHash") || (key0 === "requireCanonical"))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blockHash !== undefined){
let data0 = data.blockHash;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate53.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requireCanonical !== undefined){
const _errs5 = errors;
if(typeof data.requireCanonical !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/requireCanonical",schemaPath:"#/properties/requireCanonical/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

const schema98 = {"title":"BlockByNumber","description":"A block by its number (EIP-1898).","type":"object","additionalProperties":false,"required":["blockNumber"],"properties":{"blockNumber":{"$ref":"BlockNumberOrTag"},"requireCanonical":{"description":"Accepted, but without effect: every block of this chain is canonical.","type":"boolean"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.blockNumber === undefined) && (missing0 = "blockNumber")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "blockNumber") || (key0 === "requireCanonical"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blockNumber !== undefined){
const _errs2 = errors;
if(!(validate51(data.blockNumber, {instancePath:instancePath+"/blockNumber",parentData:data,parentDataProperty:"blockNumber",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requireCanonical !== undefined){
const _errs3 = errors;
if(typeof data.requireCanonical !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/requireCanonical",schemaPath:"#/properties/requireCanonical/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data === "string"){
if(!pattern13.test(data)){
const err0 = {instancePath,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate50.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate50.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate49.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate49.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
if(!(validate50(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const check_debug_setBlockProfileRate = validate59;
const schema99 = {"type":"array","minItems":1,"maxItems":1,"items":[{"type":"integer"}]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate59.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate59.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate59.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

export const check_debug_stacks = validate60;
const schema100 = {"type":"array","minItems":0,"maxItems":1,"items":[{"anyOf":[{"type":"string","pattern":"^.{0,200}$"},{"type":"null"}]}]};
const pattern59 = func2("^.{0,200}$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate60.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 0){
validate60.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern59.test(data0)){
const err0 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^.{0,200}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate60.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const check_debug_startCPUProfile = validate61;
const schema101 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"ProfileFile"}]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate61.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate61.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern54.test(data0)){
validate61.errors = [{instancePath:instancePath+"/0",schemaPath:"ProfileFile/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$"}}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/0",schemaPath:"ProfileFile/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const check_debug_storageRangeAt = validate62;
const schema103 = {"type":"array","minItems":5,"maxItems":5,"items":[{"$ref":"BlockParameter"},{"$ref":"Integer"},{"$ref":"Address"},{"$ref":"StorageKeyStart"},{"$ref":"Integer"}]};
const schema105 = {"title":"StorageKeyStartInput","description":"The beginning of a hash: up to 32 bytes in hex, either case; 0x is the lowest.","type":"string","pattern":"^0x(?:[0-9a-fA-F]{2}){0,32}$"};
const pattern62 = func2("^0x(?:[0-9a-fA-F]{2}){0,32}$", "u");

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 5){
validate62.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data.length < 5){
validate62.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 5}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate50(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(!(validate45(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate62.errors = [{instancePath:instancePath+"/2",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/2",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
if(valid0){
if(len0 > 3){
let data3 = data[3];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern62.test(data3)){
validate62.errors = [{instancePath:instancePath+"/3",schemaPath:"StorageKeyStart/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2}){0,32}$"}}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/3",schemaPath:"StorageKeyStart/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
if(valid0){
if(len0 > 4){
const _errs9 = errors;
if(!(validate45(data[4], {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
}
}
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

export const check_debug_traceBlock = validate66;
const schema106 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"Data"},{"anyOf":[{"$ref":"TraceConfig"},{"type":"null"}]}]};
const schema108 = {"title":"TraceConfig","description":"How a trace is made. Fields that are not listed are ignored.","type":"object","properties":{"tracer":{"description":"callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a server with debug.js-tracers runs.","anyOf":[{"type":"string"},{"type":"null"}]},"tracerConfig":{"description":"Options of the tracer; for muxTracer the tracers by name, each with its own options.","anyOf":[{"type":"object"},{"type":"null"}]},"timeout":{"description":"Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts as 30s.","anyOf":[{"type":"string"},{"type":"null"}]},"reexec":{"description":"Without effect: the node has the state of each block or has pruned it.","anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"null"}]},"enableMemory":{"description":"Struct logs show the memory.","anyOf":[{"type":"boolean"},{"type":"null"}]},"disableStack":{"description":"Struct logs do not show the stack.","anyOf":[{"type":"boolean"},{"type":"null"}]},"disableStorage":{"description":"Struct logs do not show storage.","anyOf":[{"type":"boolean"},{"type":"null"}]},"enableReturnData":{"description":"Struct logs show what the last call returned.","anyOf":[{"type":"boolean"},{"type":"null"}]},"limit":{"description":"Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request.","anyOf":[{"type":"integer","minimum":0,"maximum":2147483647},{"type":"null"}]}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate66.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate66.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate66.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.tracer !== undefined){
let data2 = data1.tracer;
const _errs9 = errors;
const _errs10 = errors;
let valid5 = false;
const _errs11 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/1/tracer",schemaPath:"TraceConfig/properties/tracer/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs13 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/1/tracer",schemaPath:"TraceConfig/properties/tracer/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err2 = {instancePath:instancePath+"/1/tracer",schemaPath:"TraceConfig/properties/tracer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.tracerConfig !== undefined){
let data3 = data1.tracerConfig;
const _errs15 = errors;
const _errs16 = errors;
let valid6 = false;
const _errs17 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err3 = {instancePath:instancePath+"/1/tracerConfig",schemaPath:"TraceConfig/properties/tracerConfig/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs19 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/1/tracerConfig",schemaPath:"TraceConfig/properties/tracerConfig/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs19 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err5 = {instancePath:instancePath+"/1/tracerConfig",schemaPath:"TraceConfig/properties/tracerConfig/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.timeout !== undefined){
let data4 = data1.timeout;
const _errs21 = errors;
const _errs22 = errors;
let valid7 = false;
const _errs23 = errors;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/1/timeout",schemaPath:"TraceConfig/properties/timeout/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs25 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/1/timeout",schemaPath:"TraceConfig/properties/timeout/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid3 = _errs25 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err8 = {instancePath:instancePath+"/1/timeout",schemaPath:"TraceConfig/properties/timeout/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.reexec !== undefined){
let data5 = data1.reexec;
const _errs27 = errors;
const _errs28 = errors;
let valid8 = false;
const _errs29 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs29){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data5 < 0 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid4 = _errs29 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
const _errs31 = errors;
if(data5 !== null){
const err12 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid4 = _errs31 === errors;
valid8 = valid8 || _valid4;
}
if(!valid8){
const err13 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.enableMemory !== undefined){
let data6 = data1.enableMemory;
const _errs33 = errors;
const _errs34 = errors;
let valid9 = false;
const _errs35 = errors;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/1/enableMemory",schemaPath:"TraceConfig/properties/enableMemory/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid5 = _errs35 === errors;
valid9 = valid9 || _valid5;
if(!valid9){
const _errs37 = errors;
if(data6 !== null){
const err15 = {instancePath:instancePath+"/1/enableMemory",schemaPath:"TraceConfig/properties/enableMemory/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs37 === errors;
valid9 = valid9 || _valid5;
}
if(!valid9){
const err16 = {instancePath:instancePath+"/1/enableMemory",schemaPath:"TraceConfig/properties/enableMemory/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.disableStack !== undefined){
let data7 = data1.disableStack;
const _errs39 = errors;
const _errs40 = errors;
let valid10 = false;
const _errs41 = errors;
if(typeof data7 !== "boolean"){
const err17 = {instancePath:instancePath+"/1/disableStack",schemaPath:"TraceConfig/properties/disableStack/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid6 = _errs41 === errors;
valid10 = valid10 || _valid6;
if(!valid10){
const _errs43 = errors;
if(data7 !== null){
const err18 = {instancePath:instancePath+"/1/disableStack",schemaPath:"TraceConfig/properties/disableStack/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid6 = _errs43 === errors;
valid10 = valid10 || _valid6;
}
if(!valid10){
const err19 = {instancePath:instancePath+"/1/disableStack",schemaPath:"TraceConfig/properties/disableStack/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.disableStorage !== undefined){
let data8 = data1.disableStorage;
const _errs45 = errors;
const _errs46 = errors;
let valid11 = false;
const _errs47 = errors;
if(typeof data8 !== "boolean"){
const err20 = {instancePath:instancePath+"/1/disableStorage",schemaPath:"TraceConfig/properties/disableStorage/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid7 = _errs47 === errors;
valid11 = valid11 || _valid7;
if(!valid11){
const _errs49 = errors;
if(data8 !== null){
const err21 = {instancePath:instancePath+"/1/disableStorage",schemaPath:"TraceConfig/properties/disableStorage/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid7 = _errs49 === errors;
valid11 = valid11 || _valid7;
}
if(!valid11){
const err22 = {instancePath:instancePath+"/1/disableStorage",schemaPath:"TraceConfig/properties/disableStorage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs45 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.enableReturnData !== undefined){
let data9 = data1.enableReturnData;
const _errs51 = errors;
const _errs52 = errors;
let valid12 = false;
const _errs53 = errors;
if(typeof data9 !== "boolean"){
const err23 = {instancePath:instancePath+"/1/enableReturnData",schemaPath:"TraceConfig/properties/enableReturnData/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid8 = _errs53 === errors;
valid12 = valid12 || _valid8;
if(!valid12){
const _errs55 = errors;
if(data9 !== null){
const err24 = {instancePath:instancePath+"/1/enableReturnData",schemaPath:"TraceConfig/properties/enableReturnData/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid8 = _errs55 === errors;
valid12 = valid12 || _valid8;
}
if(!valid12){
const err25 = {instancePath:instancePath+"/1/enableReturnData",schemaPath:"TraceConfig/properties/enableReturnData/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs51 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.limit !== undefined){
let data10 = data1.limit;
const _errs57 = errors;
const _errs58 = errors;
let valid13 = false;
const _errs59 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(errors === _errs59){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
var _valid9 = _errs59 === errors;
valid13 = valid13 || _valid9;
if(!valid13){
const _errs61 = errors;
if(data10 !== null){
const err29 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid9 = _errs61 === errors;
valid13 = valid13 || _valid9;
}
if(!valid13){
const err30 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs57 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/1",schemaPath:"TraceConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs63 = errors;
if(data1 !== null){
const err32 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs63 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err33 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
validate66.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const check_debug_traceBlockByHash = validate67;
const schema109 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"Hash"},{"anyOf":[{"$ref":"TraceConfig"},{"type":"null"}]}]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate67.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate67.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate67.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.tracer !== undefined){
let data2 = data1.tracer;
const _errs9 = errors;
const _errs10 = errors;
let valid5 = false;
const _errs11 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/1/tracer",schemaPath:"TraceConfig/properties/tracer/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs13 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/1/tracer",schemaPath:"TraceConfig/properties/tracer/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err2 = {instancePath:instancePath+"/1/tracer",schemaPath:"TraceConfig/properties/tracer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.tracerConfig !== undefined){
let data3 = data1.tracerConfig;
const _errs15 = errors;
const _errs16 = errors;
let valid6 = false;
const _errs17 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err3 = {instancePath:instancePath+"/1/tracerConfig",schemaPath:"TraceConfig/properties/tracerConfig/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs19 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/1/tracerConfig",schemaPath:"TraceConfig/properties/tracerConfig/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs19 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err5 = {instancePath:instancePath+"/1/tracerConfig",schemaPath:"TraceConfig/properties/tracerConfig/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.timeout !== undefined){
let data4 = data1.timeout;
const _errs21 = errors;
const _errs22 = errors;
let valid7 = false;
const _errs23 = errors;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/1/timeout",schemaPath:"TraceConfig/properties/timeout/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs25 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/1/timeout",schemaPath:"TraceConfig/properties/timeout/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid3 = _errs25 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err8 = {instancePath:instancePath+"/1/timeout",schemaPath:"TraceConfig/properties/timeout/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.reexec !== undefined){
let data5 = data1.reexec;
const _errs27 = errors;
const _errs28 = errors;
let valid8 = false;
const _errs29 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs29){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data5 < 0 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid4 = _errs29 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
const _errs31 = errors;
if(data5 !== null){
const err12 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid4 = _errs31 === errors;
valid8 = valid8 || _valid4;
}
if(!valid8){
const err13 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.enableMemory !== undefined){
let data6 = data1.enableMemory;
const _errs33 = errors;
const _errs34 = errors;
let valid9 = false;
const _errs35 = errors;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/1/enableMemory",schemaPath:"TraceConfig/properties/enableMemory/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid5 = _errs35 === errors;
valid9 = valid9 || _valid5;
if(!valid9){
const _errs37 = errors;
if(data6 !== null){
const err15 = {instancePath:instancePath+"/1/enableMemory",schemaPath:"TraceConfig/properties/enableMemory/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs37 === errors;
valid9 = valid9 || _valid5;
}
if(!valid9){
const err16 = {instancePath:instancePath+"/1/enableMemory",schemaPath:"TraceConfig/properties/enableMemory/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.disableStack !== undefined){
let data7 = data1.disableStack;
const _errs39 = errors;
const _errs40 = errors;
let valid10 = false;
const _errs41 = errors;
if(typeof data7 !== "boolean"){
const err17 = {instancePath:instancePath+"/1/disableStack",schemaPath:"TraceConfig/properties/disableStack/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid6 = _errs41 === errors;
valid10 = valid10 || _valid6;
if(!valid10){
const _errs43 = errors;
if(data7 !== null){
const err18 = {instancePath:instancePath+"/1/disableStack",schemaPath:"TraceConfig/properties/disableStack/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid6 = _errs43 === errors;
valid10 = valid10 || _valid6;
}
if(!valid10){
const err19 = {instancePath:instancePath+"/1/disableStack",schemaPath:"TraceConfig/properties/disableStack/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.disableStorage !== undefined){
let data8 = data1.disableStorage;
const _errs45 = errors;
const _errs46 = errors;
let valid11 = false;
const _errs47 = errors;
if(typeof data8 !== "boolean"){
const err20 = {instancePath:instancePath+"/1/disableStorage",schemaPath:"TraceConfig/properties/disableStorage/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid7 = _errs47 === errors;
valid11 = valid11 || _valid7;
if(!valid11){
const _errs49 = errors;
if(data8 !== null){
const err21 = {instancePath:instancePath+"/1/disableStorage",schemaPath:"TraceConfig/properties/disableStorage/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid7 = _errs49 === errors;
valid11 = valid11 || _valid7;
}
if(!valid11){
const err22 = {instancePath:instancePath+"/1/disableStorage",schemaPath:"TraceConfig/properties/disableStorage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs45 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.enableReturnData !== undefined){
let data9 = data1.enableReturnData;
const _errs51 = errors;
const _errs52 = errors;
let valid12 = false;
const _errs53 = errors;
if(typeof data9 !== "boolean"){
const err23 = {instancePath:instancePath+"/1/enableReturnData",schemaPath:"TraceConfig/properties/enableReturnData/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid8 = _errs53 === errors;
valid12 = valid12 || _valid8;
if(!valid12){
const _errs55 = errors;
if(data9 !== null){
const err24 = {instancePath:instancePath+"/1/enableReturnData",schemaPath:"TraceConfig/properties/enableReturnData/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid8 = _errs55 === errors;
valid12 = valid12 || _valid8;
}
if(!valid12){
const err25 = {instancePath:instancePath+"/1/enableReturnData",schemaPath:"TraceConfig/properties/enableReturnData/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs51 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.limit !== undefined){
let data10 = data1.limit;
const _errs57 = errors;
const _errs58 = errors;
let valid13 = false;
const _errs59 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(errors === _errs59){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
var _valid9 = _errs59 === errors;
valid13 = valid13 || _valid9;
if(!valid13){
const _errs61 = errors;
if(data10 !== null){
const err29 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid9 = _errs61 === errors;
valid13 = valid13 || _valid9;
}
if(!valid13){
const err30 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs57 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/1",schemaPath:"TraceConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs63 = errors;
if(data1 !== null){
const err32 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs63 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err33 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
validate67.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const check_debug_traceBlockByNumber = validate68;
const schema112 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"BlockNumberOrTag"},{"anyOf":[{"$ref":"TraceConfig"},{"type":"null"}]}]};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate68.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate68.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate51(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.tracer !== undefined){
let data2 = data1.tracer;
const _errs7 = errors;
const _errs8 = errors;
let valid4 = false;
const _errs9 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/1/tracer",schemaPath:"TraceConfig/properties/tracer/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs11 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/1/tracer",schemaPath:"TraceConfig/properties/tracer/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err2 = {instancePath:instancePath+"/1/tracer",schemaPath:"TraceConfig/properties/tracer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.tracerConfig !== undefined){
let data3 = data1.tracerConfig;
const _errs13 = errors;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err3 = {instancePath:instancePath+"/1/tracerConfig",schemaPath:"TraceConfig/properties/tracerConfig/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid2 = _errs15 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs17 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/1/tracerConfig",schemaPath:"TraceConfig/properties/tracerConfig/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err5 = {instancePath:instancePath+"/1/tracerConfig",schemaPath:"TraceConfig/properties/tracerConfig/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.timeout !== undefined){
let data4 = data1.timeout;
const _errs19 = errors;
const _errs20 = errors;
let valid6 = false;
const _errs21 = errors;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/1/timeout",schemaPath:"TraceConfig/properties/timeout/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs21 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs23 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/1/timeout",schemaPath:"TraceConfig/properties/timeout/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
const err8 = {instancePath:instancePath+"/1/timeout",schemaPath:"TraceConfig/properties/timeout/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.reexec !== undefined){
let data5 = data1.reexec;
const _errs25 = errors;
const _errs26 = errors;
let valid7 = false;
const _errs27 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs27){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data5 < 0 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid4 = _errs27 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs29 = errors;
if(data5 !== null){
const err12 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid4 = _errs29 === errors;
valid7 = valid7 || _valid4;
}
if(!valid7){
const err13 = {instancePath:instancePath+"/1/reexec",schemaPath:"TraceConfig/properties/reexec/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.enableMemory !== undefined){
let data6 = data1.enableMemory;
const _errs31 = errors;
const _errs32 = errors;
let valid8 = false;
const _errs33 = errors;
if(typeof data6 !== "boolean"){
const err14 = {instancePath:instancePath+"/1/enableMemory",schemaPath:"TraceConfig/properties/enableMemory/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid5 = _errs33 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
const _errs35 = errors;
if(data6 !== null){
const err15 = {instancePath:instancePath+"/1/enableMemory",schemaPath:"TraceConfig/properties/enableMemory/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs35 === errors;
valid8 = valid8 || _valid5;
}
if(!valid8){
const err16 = {instancePath:instancePath+"/1/enableMemory",schemaPath:"TraceConfig/properties/enableMemory/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.disableStack !== undefined){
let data7 = data1.disableStack;
const _errs37 = errors;
const _errs38 = errors;
let valid9 = false;
const _errs39 = errors;
if(typeof data7 !== "boolean"){
const err17 = {instancePath:instancePath+"/1/disableStack",schemaPath:"TraceConfig/properties/disableStack/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid6 = _errs39 === errors;
valid9 = valid9 || _valid6;
if(!valid9){
const _errs41 = errors;
if(data7 !== null){
const err18 = {instancePath:instancePath+"/1/disableStack",schemaPath:"TraceConfig/properties/disableStack/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid6 = _errs41 === errors;
valid9 = valid9 || _valid6;
}
if(!valid9){
const err19 = {instancePath:instancePath+"/1/disableStack",schemaPath:"TraceConfig/properties/disableStack/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.disableStorage !== undefined){
let data8 = data1.disableStorage;
const _errs43 = errors;
const _errs44 = errors;
let valid10 = false;
const _errs45 = errors;
if(typeof data8 !== "boolean"){
const err20 = {instancePath:instancePath+"/1/disableStorage",schemaPath:"TraceConfig/properties/disableStorage/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid7 = _errs45 === errors;
valid10 = valid10 || _valid7;
if(!valid10){
const _errs47 = errors;
if(data8 !== null){
const err21 = {instancePath:instancePath+"/1/disableStorage",schemaPath:"TraceConfig/properties/disableStorage/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid7 = _errs47 === errors;
valid10 = valid10 || _valid7;
}
if(!valid10){
const err22 = {instancePath:instancePath+"/1/disableStorage",schemaPath:"TraceConfig/properties/disableStorage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs43 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.enableReturnData !== undefined){
let data9 = data1.enableReturnData;
const _errs49 = errors;
const _errs50 = errors;
let valid11 = false;
const _errs51 = errors;
if(typeof data9 !== "boolean"){
const err23 = {instancePath:instancePath+"/1/enableReturnData",schemaPath:"TraceConfig/properties/enableReturnData/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid8 = _errs51 === errors;
valid11 = valid11 || _valid8;
if(!valid11){
const _errs53 = errors;
if(data9 !== null){
const err24 = {instancePath:instancePath+"/1/enableReturnData",schemaPath:"TraceConfig/properties/enableReturnData/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid8 = _errs53 === errors;
valid11 = valid11 || _valid8;
}
if(!valid11){
const err25 = {instancePath:instancePath+"/1/enableReturnData",schemaPath:"TraceConfig/properties/enableReturnData/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs49 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.limit !== undefined){
let data10 = data1.limit;
const _errs55 = errors;
const _errs56 = errors;
let valid12 = false;
const _errs57 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(errors === _errs57){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
var _valid9 = _errs57 === errors;
valid12 = valid12 || _valid9;
if(!valid12){
const _errs59 = errors;
if(data10 !== null){
const err29 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid9 = _errs59 === errors;
valid12 = valid12 || _valid9;
}
if(!valid12){
const err30 = {instancePath:instancePath+"/1/limit",schemaPath:"TraceConfig/properties/limit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs55 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/1",schemaPath:"TraceConfig/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs61 = errors;
if(data1 !== null){
const err32 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs61 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err33 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
validate68.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

export const check_debug_traceCall = validate70;
const schema114 = {"type":"array","minItems":1,"maxItems":3,"items":[{"$ref":"CallObject"},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]},{"anyOf":[{"$ref":"TraceCallConfig"},{"type":"null"}]}]};
const schema115 = {"title":"CallObject","description":"A message call. Every field may be left out or null; fields that are not listed are ignored.","type":"object","properties":{"from":{"description":"Sender; the zero address when left out.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"to":{"description":"Recipient; null or left out for a contract creation.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"gas":{"description":"Gas limit; the server's gas cap when left out.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"gasPrice":{"description":"Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"maxFeePerGas":{"description":"Highest total price, wei per gas (EIP-1559).","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"maxPriorityFeePerGas":{"description":"Highest tip, wei per gas (EIP-1559).","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"maxFeePerBlobGas":{"description":"Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"value":{"description":"Wei sent along.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"data":{"description":"Call data, the older name of input. Refused when both are given and differ.","anyOf":[{"$ref":"Data"},{"type":"null"}]},"input":{"description":"Call data.","anyOf":[{"$ref":"Data"},{"type":"null"}]},"nonce":{"description":"Nonce of the sender.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"chainId":{"description":"EIP-155 chain id; refused when it is not this chain's.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"type":{"description":"Transaction type; derived from the other fields when left out.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"accessList":{"description":"EIP-2930 access list.","anyOf":[{"$ref":"AccessList"},{"type":"null"}]},"authorizationList":{"description":"EIP-7702 authorizations.","anyOf":[{"type":"array","items":{"$ref":"Authorization"}},{"type":"null"}]},"blobVersionedHashes":{"description":"EIP-4844 blob hashes.","anyOf":[{"type":"array","items":{"$ref":"Hash"}},{"type":"null"}]}}};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err0 = {instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err4 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/to",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data2 = data.gas;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err8 = {instancePath:instancePath+"/gas",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/gas",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs20 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/gas",schemaPath:"#/properties/gas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err11 = {instancePath:instancePath+"/gas",schemaPath:"#/properties/gas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data3 = data.gasPrice;
const _errs22 = errors;
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data3 === "string"){
if(!pattern23.test(data3)){
const err12 = {instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs24 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs27 = errors;
if(data3 !== null){
const err14 = {instancePath:instancePath+"/gasPrice",schemaPath:"#/properties/gasPrice/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err15 = {instancePath:instancePath+"/gasPrice",schemaPath:"#/properties/gasPrice/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxFeePerGas !== undefined){
let data4 = data.maxFeePerGas;
const _errs29 = errors;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data4 === "string"){
if(!pattern23.test(data4)){
const err16 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid4 = _errs31 === errors;
valid9 = valid9 || _valid4;
if(!valid9){
const _errs34 = errors;
if(data4 !== null){
const err18 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"#/properties/maxFeePerGas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs34 === errors;
valid9 = valid9 || _valid4;
}
if(!valid9){
const err19 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"#/properties/maxFeePerGas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxPriorityFeePerGas !== undefined){
let data5 = data.maxPriorityFeePerGas;
const _errs36 = errors;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err20 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid5 = _errs38 === errors;
valid11 = valid11 || _valid5;
if(!valid11){
const _errs41 = errors;
if(data5 !== null){
const err22 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"#/properties/maxPriorityFeePerGas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs41 === errors;
valid11 = valid11 || _valid5;
}
if(!valid11){
const err23 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"#/properties/maxPriorityFeePerGas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxFeePerBlobGas !== undefined){
let data6 = data.maxFeePerBlobGas;
const _errs43 = errors;
const _errs44 = errors;
let valid13 = false;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err24 = {instancePath:instancePath+"/maxFeePerBlobGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/maxFeePerBlobGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid6 = _errs45 === errors;
valid13 = valid13 || _valid6;
if(!valid13){
const _errs48 = errors;
if(data6 !== null){
const err26 = {instancePath:instancePath+"/maxFeePerBlobGas",schemaPath:"#/properties/maxFeePerBlobGas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid6 = _errs48 === errors;
valid13 = valid13 || _valid6;
}
if(!valid13){
const err27 = {instancePath:instancePath+"/maxFeePerBlobGas",schemaPath:"#/properties/maxFeePerBlobGas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data7 = data.value;
const _errs50 = errors;
const _errs51 = errors;
let valid15 = false;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err28 = {instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid7 = _errs52 === errors;
valid15 = valid15 || _valid7;
if(!valid15){
const _errs55 = errors;
if(data7 !== null){
const err30 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid7 = _errs55 === errors;
valid15 = valid15 || _valid7;
}
if(!valid15){
const err31 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data8 = data.data;
const _errs57 = errors;
const _errs58 = errors;
let valid17 = false;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data8 === "string"){
if(!pattern15.test(data8)){
const err32 = {instancePath:instancePath+"/data",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/data",schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid8 = _errs59 === errors;
valid17 = valid17 || _valid8;
if(!valid17){
const _errs62 = errors;
if(data8 !== null){
const err34 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid8 = _errs62 === errors;
valid17 = valid17 || _valid8;
}
if(!valid17){
const err35 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data9 = data.input;
const _errs64 = errors;
const _errs65 = errors;
let valid19 = false;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data9 === "string"){
if(!pattern15.test(data9)){
const err36 = {instancePath:instancePath+"/input",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/input",schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid9 = _errs66 === errors;
valid19 = valid19 || _valid9;
if(!valid19){
const _errs69 = errors;
if(data9 !== null){
const err38 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid9 = _errs69 === errors;
valid19 = valid19 || _valid9;
}
if(!valid19){
const err39 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data10 = data.nonce;
const _errs71 = errors;
const _errs72 = errors;
let valid21 = false;
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(typeof data10 === "string"){
if(!pattern21.test(data10)){
const err40 = {instancePath:instancePath+"/nonce",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/nonce",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid10 = _errs73 === errors;
valid21 = valid21 || _valid10;
if(!valid21){
const _errs76 = errors;
if(data10 !== null){
const err42 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid10 = _errs76 === errors;
valid21 = valid21 || _valid10;
}
if(!valid21){
const err43 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chainId !== undefined){
let data11 = data.chainId;
const _errs78 = errors;
const _errs79 = errors;
let valid23 = false;
const _errs80 = errors;
const _errs81 = errors;
if(errors === _errs81){
if(typeof data11 === "string"){
if(!pattern23.test(data11)){
const err44 = {instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var _valid11 = _errs80 === errors;
valid23 = valid23 || _valid11;
if(!valid23){
const _errs83 = errors;
if(data11 !== null){
const err46 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid11 = _errs83 === errors;
valid23 = valid23 || _valid11;
}
if(!valid23){
const err47 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs79;
if(vErrors !== null){
if(_errs79){
vErrors.length = _errs79;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data12 = data.type;
const _errs85 = errors;
const _errs86 = errors;
let valid25 = false;
const _errs87 = errors;
const _errs88 = errors;
if(errors === _errs88){
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
const err48 = {instancePath:instancePath+"/type",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/type",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var _valid12 = _errs87 === errors;
valid25 = valid25 || _valid12;
if(!valid25){
const _errs90 = errors;
if(data12 !== null){
const err50 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid12 = _errs90 === errors;
valid25 = valid25 || _valid12;
}
if(!valid25){
const err51 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessList !== undefined){
let data13 = data.accessList;
const _errs92 = errors;
const _errs93 = errors;
let valid27 = false;
const _errs94 = errors;
if(!(validate25(data13, {instancePath:instancePath+"/accessList",parentData:data,parentDataProperty:"accessList",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid13 = _errs94 === errors;
valid27 = valid27 || _valid13;
if(!valid27){
const _errs95 = errors;
if(data13 !== null){
const err52 = {instancePath:instancePath+"/accessList",schemaPath:"#/properties/accessList/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid13 = _errs95 === errors;
valid27 = valid27 || _valid13;
}
if(!valid27){
const err53 = {instancePath:instancePath+"/accessList",schemaPath:"#/properties/accessList/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs93;
if(vErrors !== null){
if(_errs93){
vErrors.length = _errs93;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorizationList !== undefined){
let data14 = data.authorizationList;
const _errs97 = errors;
const _errs98 = errors;
let valid28 = false;
const _errs99 = errors;
if(errors === _errs99){
if(Array.isArray(data14)){
var valid29 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs101 = errors;
if(!(validate29(data14[i0], {instancePath:instancePath+"/authorizationList/" + i0,parentData:data14,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid29 = _errs101 === errors;
if(!valid29){
break;
}
}
}
else {
const err54 = {instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var _valid14 = _errs99 === errors;
valid28 = valid28 || _valid14;
if(!valid28){
const _errs102 = errors;
if(data14 !== null){
const err55 = {instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid14 = _errs102 === errors;
valid28 = valid28 || _valid14;
}
if(!valid28){
const err56 = {instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs98;
if(vErrors !== null){
if(_errs98){
vErrors.length = _errs98;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobVersionedHashes !== undefined){
let data16 = data.blobVersionedHashes;
const _errs104 = errors;
const _errs105 = errors;
let valid30 = false;
const _errs106 = errors;
if(errors === _errs106){
if(Array.isArray(data16)){
var valid31 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
const _errs108 = errors;
const _errs109 = errors;
if(errors === _errs109){
if(typeof data17 === "string"){
if(!pattern13.test(data17)){
const err57 = {instancePath:instancePath+"/blobVersionedHashes/" + i1,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/blobVersionedHashes/" + i1,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var valid31 = _errs108 === errors;
if(!valid31){
break;
}
}
}
else {
const err59 = {instancePath:instancePath+"/blobVersionedHashes",schemaPath:"#/properties/blobVersionedHashes/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
var _valid15 = _errs106 === errors;
valid30 = valid30 || _valid15;
if(!valid30){
const _errs111 = errors;
if(data16 !== null){
const err60 = {instancePath:instancePath+"/blobVersionedHashes",schemaPath:"#/properties/blobVersionedHashes/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var _valid15 = _errs111 === errors;
valid30 = valid30 || _valid15;
}
if(!valid30){
const err61 = {instancePath:instancePath+"/blobVersionedHashes",schemaPath:"#/properties/blobVersionedHashes/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = _errs105;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

const schema130 = {"title":"TraceCallConfig","description":"How the trace of a call is made, and what the call finds. Fields that are not listed are ignored.","type":"object","properties":{"tracer":{"description":"callTracer, flatCallTracer, prestateTracer, 4byteTracer, muxTracer, noopTracer, keccak256PreimageTracer or erc7562Tracer; struct logs when left out. Any other text is the source of a JavaScript tracer, which only a server with debug.js-tracers runs.","anyOf":[{"type":"string"},{"type":"null"}]},"tracerConfig":{"description":"Options of the tracer; for muxTracer the tracers by name, each with its own options.","anyOf":[{"type":"object"},{"type":"null"}]},"timeout":{"description":"Longest time of one trace, as Go writes durations: 300ms, 10s, 1m30s; 5s when left out. More than 30s counts as 30s.","anyOf":[{"type":"string"},{"type":"null"}]},"reexec":{"description":"Without effect: the node has the state of each block or has pruned it.","anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"null"}]},"enableMemory":{"description":"Struct logs show the memory.","anyOf":[{"type":"boolean"},{"type":"null"}]},"disableStack":{"description":"Struct logs do not show the stack.","anyOf":[{"type":"boolean"},{"type":"null"}]},"disableStorage":{"description":"Struct logs do not show storage.","anyOf":[{"type":"boolean"},{"type":"null"}]},"enableReturnData":{"description":"Struct logs show what the last call returned.","anyOf":[{"type":"boolean"},{"type":"null"}]},"limit":{"description":"Bytes of struct logs after which the list of instructions ends; 0 or left out for no limit of the request.","anyOf":[{"type":"integer","minimum":0,"maximum":2147483647},{"type":"null"}]},"stateOverrides":{"description":"Accounts to change before the call.","anyOf":[{"$ref":"StateOverrides"},{"type":"null"}]},"blockOverrides":{"description":"Fields of the block to change before the call.","anyOf":[{"$ref":"BlockOverrides"},{"type":"null"}]},"txIndex":{"description":"The call runs on the state after this many transactions of the block; after the whole block when left out.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]}}};
const schema131 = {"title":"StateOverrides","description":"Account overrides by address.","type":"object","propertyNames":{"$ref":"Address"},"additionalProperties":{"$ref":"AccountOverride"}};
const schema133 = {"title":"AccountOverride","description":"Changes to one account before the call. state and stateDiff exclude each other.","type":"object","additionalProperties":false,"properties":{"nonce":{"$ref":"Uint64"},"code":{"$ref":"Data"},"balance":{"$ref":"Quantity"},"state":{"description":"The whole storage: every other slot reads zero.","$ref":"StorageOverride"},"stateDiff":{"description":"Single slots; all others stay as they are.","$ref":"StorageOverride"},"movePrecompileToAddress":{"description":"Moves the precompiled contract at this account to another address.","$ref":"Address"}}};
const schema137 = {"title":"StorageOverride","description":"Storage words by storage key.","type":"object","propertyNames":{"$ref":"Bytes32"},"additionalProperties":{"$ref":"Bytes32"}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern13.test(key0)){
const err0 = {instancePath,schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate79.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate79.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "nonce") || (key0 === "code")) || (key0 === "balance")) || (key0 === "state")) || (key0 === "stateDiff")) || (key0 === "movePrecompileToAddress"))){
validate78.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nonce !== undefined){
let data0 = data.nonce;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
validate78.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
validate78.errors = [{instancePath:instancePath+"/code",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/code",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data2 = data.balance;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern23.test(data2)){
validate78.errors = [{instancePath:instancePath+"/balance",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/balance",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs11 = errors;
if(!(validate79(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateDiff !== undefined){
const _errs12 = errors;
if(!(validate79(data.stateDiff, {instancePath:instancePath+"/stateDiff",parentData:data,parentDataProperty:"stateDiff",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.movePrecompileToAddress !== undefined){
let data5 = data.movePrecompileToAddress;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
validate78.errors = [{instancePath:instancePath+"/movePrecompileToAddress",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/movePrecompileToAddress",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern8.test(key0)){
const err0 = {instancePath,schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"Address/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate77.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate78(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

const schema141 = {"title":"BlockOverrides","description":"Changes to the block that a call sees.","type":"object","additionalProperties":false,"properties":{"number":{"$ref":"Quantity"},"time":{"description":"Seconds since 1970.","$ref":"Uint64"},"gasLimit":{"$ref":"Uint64"},"feeRecipient":{"$ref":"Address"},"prevRandao":{"$ref":"Word"},"difficulty":{"$ref":"Quantity"},"baseFeePerGas":{"$ref":"Quantity"},"blobBaseFee":{"$ref":"Quantity"},"beaconRoot":{"$ref":"Hash"},"withdrawals":{"type":"array","items":{"$ref":"Withdrawal"}}}};
const func88 = Object.prototype.hasOwnProperty;
const schema151 = {"title":"WithdrawalInput","description":"A validator withdrawal.","type":"object","additionalProperties":false,"required":["index","validatorIndex","address","amount"],"properties":{"index":{"$ref":"Uint64"},"validatorIndex":{"$ref":"Uint64"},"address":{"$ref":"Address"},"amount":{"$ref":"Uint64"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.index === undefined) && (missing0 = "index")) || ((data.validatorIndex === undefined) && (missing0 = "validatorIndex"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "index") || (key0 === "validatorIndex")) || (key0 === "address")) || (key0 === "amount"))){
validate85.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.index !== undefined){
let data0 = data.index;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
validate85.errors = [{instancePath:instancePath+"/index",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/index",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validatorIndex !== undefined){
let data1 = data.validatorIndex;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
validate85.errors = [{instancePath:instancePath+"/validatorIndex",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/validatorIndex",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data2 = data.address;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
validate85.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data3 = data.amount;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
validate85.errors = [{instancePath:instancePath+"/amount",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/amount",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(func88.call(schema141.properties, key0))){
validate84.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.number !== undefined){
let data0 = data.number;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
validate84.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
let data1 = data.time;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
validate84.errors = [{instancePath:instancePath+"/time",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/time",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data2 = data.gasLimit;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
validate84.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeRecipient !== undefined){
let data3 = data.feeRecipient;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate84.errors = [{instancePath:instancePath+"/feeRecipient",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/feeRecipient",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prevRandao !== undefined){
let data4 = data.prevRandao;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern53.test(data4)){
validate84.errors = [{instancePath:instancePath+"/prevRandao",schemaPath:"Word/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/prevRandao",schemaPath:"Word/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data5 = data.difficulty;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
validate84.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data6 = data.baseFeePerGas;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
validate84.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobBaseFee !== undefined){
let data7 = data.blobBaseFee;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
validate84.errors = [{instancePath:instancePath+"/blobBaseFee",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/blobBaseFee",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beaconRoot !== undefined){
let data8 = data.beaconRoot;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!pattern13.test(data8)){
validate84.errors = [{instancePath:instancePath+"/beaconRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/beaconRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawals !== undefined){
let data9 = data.withdrawals;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data9)){
var valid10 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs31 = errors;
if(!(validate85(data9[i0], {instancePath:instancePath+"/withdrawals/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid10 = _errs31 === errors;
if(!valid10){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/withdrawals",schemaPath:"#/properties/withdrawals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tracer !== undefined){
let data0 = data.tracer;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/tracer",schemaPath:"#/properties/tracer/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/tracer",schemaPath:"#/properties/tracer/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/tracer",schemaPath:"#/properties/tracer/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tracerConfig !== undefined){
let data1 = data.tracerConfig;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/tracerConfig",schemaPath:"#/properties/tracerConfig/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/tracerConfig",schemaPath:"#/properties/tracerConfig/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/tracerConfig",schemaPath:"#/properties/tracerConfig/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeout !== undefined){
let data2 = data.timeout;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(data2 !== null){
const err7 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reexec !== undefined){
let data3 = data.reexec;
const _errs19 = errors;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/reexec",schemaPath:"#/properties/reexec/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs21){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/reexec",schemaPath:"#/properties/reexec/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/reexec",schemaPath:"#/properties/reexec/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs23 = errors;
if(data3 !== null){
const err12 = {instancePath:instancePath+"/reexec",schemaPath:"#/properties/reexec/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err13 = {instancePath:instancePath+"/reexec",schemaPath:"#/properties/reexec/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enableMemory !== undefined){
let data4 = data.enableMemory;
const _errs25 = errors;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
if(typeof data4 !== "boolean"){
const err14 = {instancePath:instancePath+"/enableMemory",schemaPath:"#/properties/enableMemory/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid4 = _errs27 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs29 = errors;
if(data4 !== null){
const err15 = {instancePath:instancePath+"/enableMemory",schemaPath:"#/properties/enableMemory/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs29 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err16 = {instancePath:instancePath+"/enableMemory",schemaPath:"#/properties/enableMemory/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disableStack !== undefined){
let data5 = data.disableStack;
const _errs31 = errors;
const _errs32 = errors;
let valid6 = false;
const _errs33 = errors;
if(typeof data5 !== "boolean"){
const err17 = {instancePath:instancePath+"/disableStack",schemaPath:"#/properties/disableStack/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid5 = _errs33 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs35 = errors;
if(data5 !== null){
const err18 = {instancePath:instancePath+"/disableStack",schemaPath:"#/properties/disableStack/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid5 = _errs35 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err19 = {instancePath:instancePath+"/disableStack",schemaPath:"#/properties/disableStack/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disableStorage !== undefined){
let data6 = data.disableStorage;
const _errs37 = errors;
const _errs38 = errors;
let valid7 = false;
const _errs39 = errors;
if(typeof data6 !== "boolean"){
const err20 = {instancePath:instancePath+"/disableStorage",schemaPath:"#/properties/disableStorage/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid6 = _errs39 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs41 = errors;
if(data6 !== null){
const err21 = {instancePath:instancePath+"/disableStorage",schemaPath:"#/properties/disableStorage/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid6 = _errs41 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
const err22 = {instancePath:instancePath+"/disableStorage",schemaPath:"#/properties/disableStorage/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enableReturnData !== undefined){
let data7 = data.enableReturnData;
const _errs43 = errors;
const _errs44 = errors;
let valid8 = false;
const _errs45 = errors;
if(typeof data7 !== "boolean"){
const err23 = {instancePath:instancePath+"/enableReturnData",schemaPath:"#/properties/enableReturnData/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid7 = _errs45 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs47 = errors;
if(data7 !== null){
const err24 = {instancePath:instancePath+"/enableReturnData",schemaPath:"#/properties/enableReturnData/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid7 = _errs47 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
const err25 = {instancePath:instancePath+"/enableReturnData",schemaPath:"#/properties/enableReturnData/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data8 = data.limit;
const _errs49 = errors;
const _errs50 = errors;
let valid9 = false;
const _errs51 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err26 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(errors === _errs51){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(data8 < 0 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
var _valid8 = _errs51 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const _errs53 = errors;
if(data8 !== null){
const err29 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid8 = _errs53 === errors;
valid9 = valid9 || _valid8;
}
if(!valid9){
const err30 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateOverrides !== undefined){
let data9 = data.stateOverrides;
const _errs55 = errors;
const _errs56 = errors;
let valid10 = false;
const _errs57 = errors;
if(!(validate77(data9, {instancePath:instancePath+"/stateOverrides",parentData:data,parentDataProperty:"stateOverrides",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid9 = _errs57 === errors;
valid10 = valid10 || _valid9;
if(!valid10){
const _errs58 = errors;
if(data9 !== null){
const err31 = {instancePath:instancePath+"/stateOverrides",schemaPath:"#/properties/stateOverrides/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid9 = _errs58 === errors;
valid10 = valid10 || _valid9;
}
if(!valid10){
const err32 = {instancePath:instancePath+"/stateOverrides",schemaPath:"#/properties/stateOverrides/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockOverrides !== undefined){
let data10 = data.blockOverrides;
const _errs60 = errors;
const _errs61 = errors;
let valid11 = false;
const _errs62 = errors;
if(!(validate84(data10, {instancePath:instancePath+"/blockOverrides",parentData:data,parentDataProperty:"blockOverrides",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid10 = _errs62 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs63 = errors;
if(data10 !== null){
const err33 = {instancePath:instancePath+"/blockOverrides",schemaPath:"#/properties/blockOverrides/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid10 = _errs63 === errors;
valid11 = valid11 || _valid10;
}
if(!valid11){
const err34 = {instancePath:instancePath+"/blockOverrides",schemaPath:"#/properties/blockOverrides/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.txIndex !== undefined){
let data11 = data.txIndex;
const _errs65 = errors;
const _errs66 = errors;
let valid12 = false;
const _errs67 = errors;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data11 === "string"){
if(!pattern21.test(data11)){
const err35 = {instancePath:instancePath+"/txIndex",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/txIndex",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var _valid11 = _errs67 === errors;
valid12 = valid12 || _valid11;
if(!valid12){
const _errs70 = errors;
if(data11 !== null){
const err37 = {instancePath:instancePath+"/txIndex",schemaPath:"#/properties/txIndex/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid11 = _errs70 === errors;
valid12 = valid12 || _valid11;
}
if(!valid12){
const err38 = {instancePath:instancePath+"/txIndex",schemaPath:"#/properties/txIndex/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate70.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 1){
validate70.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate71(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate50(data1, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate70.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate76(data2, {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate70.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

export const check_debug_traceCallMany = validate89;
const schema157 = {"type":"array","minItems":1,"maxItems":3,"items":[{"type":"array","items":{"$ref":"CallBundle"}},{"anyOf":[{"$ref":"CallStateContext"},{"type":"null"}]},{"anyOf":[{"$ref":"TraceCallConfig"},{"type":"null"}]}]};
const schema158 = {"title":"CallBundle","description":"Calls that are traced one after the other. Each finds what those before it changed.","type":"object","additionalProperties":false,"required":["transactions"],"properties":{"transactions":{"type":"array","items":{"$ref":"CallObject"}},"blockOverride":{"description":"Changes to the block for all calls of the bundle.","anyOf":[{"$ref":"BundleBlockOverride"},{"type":"null"}]}}};
const schema159 = {"title":"BundleBlockOverride","description":"Changes to the block that the calls of a bundle see, under Erigon's names or geth's. Fields that are not listed are ignored.","type":"object","properties":{"number":{"anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"blockNumber":{"anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"time":{"anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"timestamp":{"anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"gasLimit":{"anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"feeRecipient":{"anyOf":[{"$ref":"Address"},{"type":"null"}]},"coinbase":{"anyOf":[{"$ref":"Address"},{"type":"null"}]},"prevRandao":{"anyOf":[{"$ref":"Word"},{"type":"null"}]},"random":{"anyOf":[{"$ref":"Word"},{"type":"null"}]},"difficulty":{"anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"baseFeePerGas":{"anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"baseFee":{"anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"blobBaseFee":{"anyOf":[{"$ref":"Quantity"},{"type":"null"}]}}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number !== undefined){
let data0 = data.number;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
const err0 = {instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
let data1 = data.blockNumber;
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(!pattern23.test(data1)){
const err4 = {instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.time !== undefined){
let data2 = data.time;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err8 = {instancePath:instancePath+"/time",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/time",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs20 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err11 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data3 = data.timestamp;
const _errs22 = errors;
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err12 = {instancePath:instancePath+"/timestamp",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/timestamp",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs24 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs27 = errors;
if(data3 !== null){
const err14 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err15 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data4 = data.gasLimit;
const _errs29 = errors;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err16 = {instancePath:instancePath+"/gasLimit",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/gasLimit",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid4 = _errs31 === errors;
valid9 = valid9 || _valid4;
if(!valid9){
const _errs34 = errors;
if(data4 !== null){
const err18 = {instancePath:instancePath+"/gasLimit",schemaPath:"#/properties/gasLimit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs34 === errors;
valid9 = valid9 || _valid4;
}
if(!valid9){
const err19 = {instancePath:instancePath+"/gasLimit",schemaPath:"#/properties/gasLimit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.feeRecipient !== undefined){
let data5 = data.feeRecipient;
const _errs36 = errors;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err20 = {instancePath:instancePath+"/feeRecipient",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/feeRecipient",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid5 = _errs38 === errors;
valid11 = valid11 || _valid5;
if(!valid11){
const _errs41 = errors;
if(data5 !== null){
const err22 = {instancePath:instancePath+"/feeRecipient",schemaPath:"#/properties/feeRecipient/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs41 === errors;
valid11 = valid11 || _valid5;
}
if(!valid11){
const err23 = {instancePath:instancePath+"/feeRecipient",schemaPath:"#/properties/feeRecipient/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coinbase !== undefined){
let data6 = data.coinbase;
const _errs43 = errors;
const _errs44 = errors;
let valid13 = false;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err24 = {instancePath:instancePath+"/coinbase",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/coinbase",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid6 = _errs45 === errors;
valid13 = valid13 || _valid6;
if(!valid13){
const _errs48 = errors;
if(data6 !== null){
const err26 = {instancePath:instancePath+"/coinbase",schemaPath:"#/properties/coinbase/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid6 = _errs48 === errors;
valid13 = valid13 || _valid6;
}
if(!valid13){
const err27 = {instancePath:instancePath+"/coinbase",schemaPath:"#/properties/coinbase/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prevRandao !== undefined){
let data7 = data.prevRandao;
const _errs50 = errors;
const _errs51 = errors;
let valid15 = false;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data7 === "string"){
if(!pattern53.test(data7)){
const err28 = {instancePath:instancePath+"/prevRandao",schemaPath:"Word/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/prevRandao",schemaPath:"Word/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid7 = _errs52 === errors;
valid15 = valid15 || _valid7;
if(!valid15){
const _errs55 = errors;
if(data7 !== null){
const err30 = {instancePath:instancePath+"/prevRandao",schemaPath:"#/properties/prevRandao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid7 = _errs55 === errors;
valid15 = valid15 || _valid7;
}
if(!valid15){
const err31 = {instancePath:instancePath+"/prevRandao",schemaPath:"#/properties/prevRandao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.random !== undefined){
let data8 = data.random;
const _errs57 = errors;
const _errs58 = errors;
let valid17 = false;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data8 === "string"){
if(!pattern53.test(data8)){
const err32 = {instancePath:instancePath+"/random",schemaPath:"Word/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/random",schemaPath:"Word/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid8 = _errs59 === errors;
valid17 = valid17 || _valid8;
if(!valid17){
const _errs62 = errors;
if(data8 !== null){
const err34 = {instancePath:instancePath+"/random",schemaPath:"#/properties/random/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid8 = _errs62 === errors;
valid17 = valid17 || _valid8;
}
if(!valid17){
const err35 = {instancePath:instancePath+"/random",schemaPath:"#/properties/random/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data9 = data.difficulty;
const _errs64 = errors;
const _errs65 = errors;
let valid19 = false;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data9 === "string"){
if(!pattern23.test(data9)){
const err36 = {instancePath:instancePath+"/difficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/difficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid9 = _errs66 === errors;
valid19 = valid19 || _valid9;
if(!valid19){
const _errs69 = errors;
if(data9 !== null){
const err38 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid9 = _errs69 === errors;
valid19 = valid19 || _valid9;
}
if(!valid19){
const err39 = {instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data10 = data.baseFeePerGas;
const _errs71 = errors;
const _errs72 = errors;
let valid21 = false;
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(typeof data10 === "string"){
if(!pattern23.test(data10)){
const err40 = {instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid10 = _errs73 === errors;
valid21 = valid21 || _valid10;
if(!valid21){
const _errs76 = errors;
if(data10 !== null){
const err42 = {instancePath:instancePath+"/baseFeePerGas",schemaPath:"#/properties/baseFeePerGas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid10 = _errs76 === errors;
valid21 = valid21 || _valid10;
}
if(!valid21){
const err43 = {instancePath:instancePath+"/baseFeePerGas",schemaPath:"#/properties/baseFeePerGas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFee !== undefined){
let data11 = data.baseFee;
const _errs78 = errors;
const _errs79 = errors;
let valid23 = false;
const _errs80 = errors;
const _errs81 = errors;
if(errors === _errs81){
if(typeof data11 === "string"){
if(!pattern23.test(data11)){
const err44 = {instancePath:instancePath+"/baseFee",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/baseFee",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var _valid11 = _errs80 === errors;
valid23 = valid23 || _valid11;
if(!valid23){
const _errs83 = errors;
if(data11 !== null){
const err46 = {instancePath:instancePath+"/baseFee",schemaPath:"#/properties/baseFee/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid11 = _errs83 === errors;
valid23 = valid23 || _valid11;
}
if(!valid23){
const err47 = {instancePath:instancePath+"/baseFee",schemaPath:"#/properties/baseFee/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs79;
if(vErrors !== null){
if(_errs79){
vErrors.length = _errs79;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobBaseFee !== undefined){
let data12 = data.blobBaseFee;
const _errs85 = errors;
const _errs86 = errors;
let valid25 = false;
const _errs87 = errors;
const _errs88 = errors;
if(errors === _errs88){
if(typeof data12 === "string"){
if(!pattern23.test(data12)){
const err48 = {instancePath:instancePath+"/blobBaseFee",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/blobBaseFee",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var _valid12 = _errs87 === errors;
valid25 = valid25 || _valid12;
if(!valid25){
const _errs90 = errors;
if(data12 !== null){
const err50 = {instancePath:instancePath+"/blobBaseFee",schemaPath:"#/properties/blobBaseFee/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid12 = _errs90 === errors;
valid25 = valid25 || _valid12;
}
if(!valid25){
const err51 = {instancePath:instancePath+"/blobBaseFee",schemaPath:"#/properties/blobBaseFee/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
validate92.errors = vErrors;
return false;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.transactions === undefined) && (missing0 = "transactions")){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "transactions") || (key0 === "blockOverride"))){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transactions !== undefined){
let data0 = data.transactions;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate71(data0[i0], {instancePath:instancePath+"/transactions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockOverride !== undefined){
let data2 = data.blockOverride;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate92(data2, {instancePath:instancePath+"/blockOverride",parentData:data,parentDataProperty:"blockOverride",rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/blockOverride",schemaPath:"#/properties/blockOverride/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/blockOverride",schemaPath:"#/properties/blockOverride/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate90.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

const schema173 = {"title":"CallStateContext","description":"Where the calls begin.","type":"object","additionalProperties":false,"properties":{"blockNumber":{"description":"The block; latest when left out.","anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]},"transactionIndex":{"description":"The calls run on the state after this many transactions of the block; -1 or left out for the whole block.","anyOf":[{"type":"integer","minimum":-1,"maximum":9007199254740991},{"type":"null"}]}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "blockNumber") || (key0 === "transactionIndex"))){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blockNumber !== undefined){
let data0 = data.blockNumber;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate50(data0, {instancePath:instancePath+"/blockNumber",parentData:data,parentDataProperty:"blockNumber",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate95.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionIndex !== undefined){
let data1 = data.transactionIndex;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs9){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data1 < -1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data1 !== null){
const err5 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate95.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate89.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 1){
validate89.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len1 = data0.length;
for(let i0=0; i0<len1; i0++){
const _errs3 = errors;
if(!(validate90(data0[i0], {instancePath:instancePath+"/0/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data2 = data[1];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate95(data2, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 2){
let data3 = data[2];
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(!(validate76(data3, {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs12 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

export const check_debug_verbosity = validate99;
const schema174 = {"type":"array","minItems":1,"maxItems":1,"items":[{"type":"integer","minimum":0}]};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate99.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate99.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate99.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate99.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

export const check_debug_vmodule = validate100;
const schema175 = {"type":"array","minItems":1,"maxItems":1,"items":[{"type":"string","pattern":"^.{0,1000}$"}]};
const pattern113 = func2("^.{0,1000}$", "u");

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate100.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate100.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern113.test(data0)){
validate100.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/pattern",keyword:"pattern",params:{pattern: "^.{0,1000}$"}}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}

export const check_erigon_getHeaderByNumber = validate101;
const schema176 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"NumberOrTag"}]};
const schema177 = {"title":"NumberOrTag","description":"A block number, in hex or as a JSON integer, or a tag.","anyOf":[{"$ref":"Integer"},{"$ref":"BlockTag"}]};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"BlockTag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((data === "earliest") || (data === "latest")) || (data === "pending")) || (data === "safe")) || (data === "finalized"))){
const err1 = {instancePath,schemaPath:"BlockTag/enum",keyword:"enum",params:{allowedValues: schema94.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate102.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate102.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate101.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate101.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
if(!(validate102(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

export const check_eth_call = validate105;
const schema179 = {"type":"array","minItems":1,"maxItems":4,"items":[{"$ref":"CallObject"},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]},{"anyOf":[{"$ref":"StateOverrides"},{"type":"null"}]},{"anyOf":[{"$ref":"BlockOverrides"},{"type":"null"}]}]};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 4){
validate105.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
if(data.length < 1){
validate105.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate71(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate50(data1, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate105.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate77(data2, {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate105.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
if(valid0){
if(len0 > 3){
let data3 = data[3];
const _errs12 = errors;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(!(validate84(data3, {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs15 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate105.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
}
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}

export const check_eth_createAccessList = validate110;
const schema180 = {"type":"array","minItems":1,"maxItems":3,"items":[{"$ref":"CallObject"},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]},{"anyOf":[{"$ref":"StateOverrides"},{"type":"null"}]}]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate110.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 1){
validate110.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate71(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate50(data1, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate110.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate77(data2, {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate110.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
}
}
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

export const check_eth_feeHistory = validate114;
const schema181 = {"type":"array","minItems":2,"maxItems":3,"items":[{"$ref":"Integer"},{"$ref":"BlockNumberOrTag"},{"anyOf":[{"type":"array","items":{"$ref":"Percentile"}},{"type":"null"}]}]};
const schema182 = {"title":"Percentile","description":"A percentile, 0 to 100.","type":"number","minimum":0,"maximum":100};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate114.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 2){
validate114.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate45(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(!(validate51(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i0=0; i0<len1; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err0 = {instancePath:instancePath+"/2/" + i0,schemaPath:"Percentile/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err1 = {instancePath:instancePath+"/2/" + i0,schemaPath:"Percentile/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/2/" + i0,schemaPath:"Percentile/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
const err3 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs10 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate114.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
}
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

export const check_eth_fillTransaction = validate117;
const schema183 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"TransactionToFill"}]};
const schema184 = {"title":"TransactionToFill","description":"A transaction with what is known of it. Every field may be left out or null; fields that are not listed are ignored.","type":"object","properties":{"from":{"description":"Sender; the zero address when left out.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"to":{"description":"Recipient; null or left out for a contract creation.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"gas":{"description":"Gas limit; the estimate when left out.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"gasLimit":{"description":"Another name of gas. Refused when both are given and differ.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"gasPrice":{"description":"Wei per gas. Not together with maxFeePerGas or maxPriorityFeePerGas.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"maxFeePerGas":{"description":"Highest total price, wei per gas (EIP-1559).","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"maxPriorityFeePerGas":{"description":"Highest tip, wei per gas (EIP-1559).","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"maxFeePerBlobGas":{"description":"Highest price of blob gas (EIP-4844); without effect, because the chain accepts no blobs.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"value":{"description":"Wei sent along.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"data":{"description":"Call data, the older name of input. Refused when both are given and differ.","anyOf":[{"$ref":"Data"},{"type":"null"}]},"input":{"description":"Call data.","anyOf":[{"$ref":"Data"},{"type":"null"}]},"nonce":{"description":"Nonce of the sender; the next one when left out.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"chainId":{"description":"EIP-155 chain id; refused when it is not this chain's.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"type":{"description":"Transaction type; derived from the other fields when left out.","anyOf":[{"$ref":"Uint64"},{"type":"null"}]},"accessList":{"description":"EIP-2930 access list.","anyOf":[{"$ref":"AccessList"},{"type":"null"}]},"authorizationList":{"description":"EIP-7702 authorizations.","anyOf":[{"type":"array","items":{"$ref":"Authorization"}},{"type":"null"}]},"blobVersionedHashes":{"description":"EIP-4844 blob hashes.","anyOf":[{"type":"array","items":{"$ref":"Hash"}},{"type":"null"}]}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err0 = {instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err4 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/to",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data2 = data.gas;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err8 = {instancePath:instancePath+"/gas",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/gas",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs20 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/gas",schemaPath:"#/properties/gas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err11 = {instancePath:instancePath+"/gas",schemaPath:"#/properties/gas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data3 = data.gasLimit;
const _errs22 = errors;
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err12 = {instancePath:instancePath+"/gasLimit",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/gasLimit",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs24 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs27 = errors;
if(data3 !== null){
const err14 = {instancePath:instancePath+"/gasLimit",schemaPath:"#/properties/gasLimit/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err15 = {instancePath:instancePath+"/gasLimit",schemaPath:"#/properties/gasLimit/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data4 = data.gasPrice;
const _errs29 = errors;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data4 === "string"){
if(!pattern23.test(data4)){
const err16 = {instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid4 = _errs31 === errors;
valid9 = valid9 || _valid4;
if(!valid9){
const _errs34 = errors;
if(data4 !== null){
const err18 = {instancePath:instancePath+"/gasPrice",schemaPath:"#/properties/gasPrice/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs34 === errors;
valid9 = valid9 || _valid4;
}
if(!valid9){
const err19 = {instancePath:instancePath+"/gasPrice",schemaPath:"#/properties/gasPrice/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxFeePerGas !== undefined){
let data5 = data.maxFeePerGas;
const _errs36 = errors;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err20 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid5 = _errs38 === errors;
valid11 = valid11 || _valid5;
if(!valid11){
const _errs41 = errors;
if(data5 !== null){
const err22 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"#/properties/maxFeePerGas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs41 === errors;
valid11 = valid11 || _valid5;
}
if(!valid11){
const err23 = {instancePath:instancePath+"/maxFeePerGas",schemaPath:"#/properties/maxFeePerGas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxPriorityFeePerGas !== undefined){
let data6 = data.maxPriorityFeePerGas;
const _errs43 = errors;
const _errs44 = errors;
let valid13 = false;
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err24 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid6 = _errs45 === errors;
valid13 = valid13 || _valid6;
if(!valid13){
const _errs48 = errors;
if(data6 !== null){
const err26 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"#/properties/maxPriorityFeePerGas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid6 = _errs48 === errors;
valid13 = valid13 || _valid6;
}
if(!valid13){
const err27 = {instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"#/properties/maxPriorityFeePerGas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxFeePerBlobGas !== undefined){
let data7 = data.maxFeePerBlobGas;
const _errs50 = errors;
const _errs51 = errors;
let valid15 = false;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err28 = {instancePath:instancePath+"/maxFeePerBlobGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/maxFeePerBlobGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid7 = _errs52 === errors;
valid15 = valid15 || _valid7;
if(!valid15){
const _errs55 = errors;
if(data7 !== null){
const err30 = {instancePath:instancePath+"/maxFeePerBlobGas",schemaPath:"#/properties/maxFeePerBlobGas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid7 = _errs55 === errors;
valid15 = valid15 || _valid7;
}
if(!valid15){
const err31 = {instancePath:instancePath+"/maxFeePerBlobGas",schemaPath:"#/properties/maxFeePerBlobGas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data8 = data.value;
const _errs57 = errors;
const _errs58 = errors;
let valid17 = false;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data8 === "string"){
if(!pattern23.test(data8)){
const err32 = {instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid8 = _errs59 === errors;
valid17 = valid17 || _valid8;
if(!valid17){
const _errs62 = errors;
if(data8 !== null){
const err34 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid8 = _errs62 === errors;
valid17 = valid17 || _valid8;
}
if(!valid17){
const err35 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data9 = data.data;
const _errs64 = errors;
const _errs65 = errors;
let valid19 = false;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data9 === "string"){
if(!pattern15.test(data9)){
const err36 = {instancePath:instancePath+"/data",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/data",schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid9 = _errs66 === errors;
valid19 = valid19 || _valid9;
if(!valid19){
const _errs69 = errors;
if(data9 !== null){
const err38 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid9 = _errs69 === errors;
valid19 = valid19 || _valid9;
}
if(!valid19){
const err39 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data10 = data.input;
const _errs71 = errors;
const _errs72 = errors;
let valid21 = false;
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(typeof data10 === "string"){
if(!pattern15.test(data10)){
const err40 = {instancePath:instancePath+"/input",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/input",schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid10 = _errs73 === errors;
valid21 = valid21 || _valid10;
if(!valid21){
const _errs76 = errors;
if(data10 !== null){
const err42 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid10 = _errs76 === errors;
valid21 = valid21 || _valid10;
}
if(!valid21){
const err43 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data11 = data.nonce;
const _errs78 = errors;
const _errs79 = errors;
let valid23 = false;
const _errs80 = errors;
const _errs81 = errors;
if(errors === _errs81){
if(typeof data11 === "string"){
if(!pattern21.test(data11)){
const err44 = {instancePath:instancePath+"/nonce",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/nonce",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var _valid11 = _errs80 === errors;
valid23 = valid23 || _valid11;
if(!valid23){
const _errs83 = errors;
if(data11 !== null){
const err46 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid11 = _errs83 === errors;
valid23 = valid23 || _valid11;
}
if(!valid23){
const err47 = {instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs79;
if(vErrors !== null){
if(_errs79){
vErrors.length = _errs79;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chainId !== undefined){
let data12 = data.chainId;
const _errs85 = errors;
const _errs86 = errors;
let valid25 = false;
const _errs87 = errors;
const _errs88 = errors;
if(errors === _errs88){
if(typeof data12 === "string"){
if(!pattern23.test(data12)){
const err48 = {instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var _valid12 = _errs87 === errors;
valid25 = valid25 || _valid12;
if(!valid25){
const _errs90 = errors;
if(data12 !== null){
const err50 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid12 = _errs90 === errors;
valid25 = valid25 || _valid12;
}
if(!valid25){
const err51 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data13 = data.type;
const _errs92 = errors;
const _errs93 = errors;
let valid27 = false;
const _errs94 = errors;
const _errs95 = errors;
if(errors === _errs95){
if(typeof data13 === "string"){
if(!pattern21.test(data13)){
const err52 = {instancePath:instancePath+"/type",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/type",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
var _valid13 = _errs94 === errors;
valid27 = valid27 || _valid13;
if(!valid27){
const _errs97 = errors;
if(data13 !== null){
const err54 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid13 = _errs97 === errors;
valid27 = valid27 || _valid13;
}
if(!valid27){
const err55 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs93;
if(vErrors !== null){
if(_errs93){
vErrors.length = _errs93;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs92 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessList !== undefined){
let data14 = data.accessList;
const _errs99 = errors;
const _errs100 = errors;
let valid29 = false;
const _errs101 = errors;
if(!(validate25(data14, {instancePath:instancePath+"/accessList",parentData:data,parentDataProperty:"accessList",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid14 = _errs101 === errors;
valid29 = valid29 || _valid14;
if(!valid29){
const _errs102 = errors;
if(data14 !== null){
const err56 = {instancePath:instancePath+"/accessList",schemaPath:"#/properties/accessList/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid14 = _errs102 === errors;
valid29 = valid29 || _valid14;
}
if(!valid29){
const err57 = {instancePath:instancePath+"/accessList",schemaPath:"#/properties/accessList/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorizationList !== undefined){
let data15 = data.authorizationList;
const _errs104 = errors;
const _errs105 = errors;
let valid30 = false;
const _errs106 = errors;
if(errors === _errs106){
if(Array.isArray(data15)){
var valid31 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs108 = errors;
if(!(validate29(data15[i0], {instancePath:instancePath+"/authorizationList/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid31 = _errs108 === errors;
if(!valid31){
break;
}
}
}
else {
const err58 = {instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var _valid15 = _errs106 === errors;
valid30 = valid30 || _valid15;
if(!valid30){
const _errs109 = errors;
if(data15 !== null){
const err59 = {instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid15 = _errs109 === errors;
valid30 = valid30 || _valid15;
}
if(!valid30){
const err60 = {instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs105;
if(vErrors !== null){
if(_errs105){
vErrors.length = _errs105;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobVersionedHashes !== undefined){
let data17 = data.blobVersionedHashes;
const _errs111 = errors;
const _errs112 = errors;
let valid32 = false;
const _errs113 = errors;
if(errors === _errs113){
if(Array.isArray(data17)){
var valid33 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
const _errs115 = errors;
const _errs116 = errors;
if(errors === _errs116){
if(typeof data18 === "string"){
if(!pattern13.test(data18)){
const err61 = {instancePath:instancePath+"/blobVersionedHashes/" + i1,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/blobVersionedHashes/" + i1,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
var valid33 = _errs115 === errors;
if(!valid33){
break;
}
}
}
else {
const err63 = {instancePath:instancePath+"/blobVersionedHashes",schemaPath:"#/properties/blobVersionedHashes/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var _valid16 = _errs113 === errors;
valid32 = valid32 || _valid16;
if(!valid32){
const _errs118 = errors;
if(data17 !== null){
const err64 = {instancePath:instancePath+"/blobVersionedHashes",schemaPath:"#/properties/blobVersionedHashes/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid16 = _errs118 === errors;
valid32 = valid32 || _valid16;
}
if(!valid32){
const err65 = {instancePath:instancePath+"/blobVersionedHashes",schemaPath:"#/properties/blobVersionedHashes/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs112;
if(vErrors !== null){
if(_errs112){
vErrors.length = _errs112;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs111 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate117.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate117.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
if(!(validate118(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}

export const check_eth_getAccount = validate122;
const schema200 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"Address"},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]}]};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate122.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate122.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate122.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate50(data1, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate122.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}

export const check_eth_getBlockByHash = validate124;
const schema202 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"Hash"},{"anyOf":[{"type":"boolean"},{"type":"null"}]}]};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate124.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate124.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate124.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate124.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(typeof data1 !== "boolean"){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate124.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}

export const check_eth_getBlockByNumber = validate125;
const schema204 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"BlockNumberOrTag"},{"anyOf":[{"type":"boolean"},{"type":"null"}]}]};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate125.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate125.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate51(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate125.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

export const check_eth_getBlockTransactionCountByNumber = validate127;
const schema205 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"BlockNumberOrTag"}]};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate127.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate127.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
if(!(validate51(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}

export const check_eth_getFilterChanges = validate129;
const schema206 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"FilterId"}]};
const schema207 = {"title":"FilterIdInput","description":"The id of a filter: 1 to 64 hex digits, prefix 0x. Neither the case of the digits nor leading zeros matter.","type":"string","pattern":"^0x[0-9a-fA-F]{1,64}$"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate129.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate129.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern53.test(data0)){
validate129.errors = [{instancePath:instancePath+"/0",schemaPath:"FilterId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"}}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/0",schemaPath:"FilterId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}

export const check_eth_getLogs = validate130;
const schema208 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"Filter"}]};
const schema209 = {"title":"Filter","description":"Which logs match. Fields that are not listed are ignored.","type":"object","properties":{"fromBlock":{"description":"First block; latest when left out.","anyOf":[{"$ref":"BlockNumberOrTag"},{"type":"null"}]},"toBlock":{"description":"Last block; latest when left out.","anyOf":[{"$ref":"BlockNumberOrTag"},{"type":"null"}]},"address":{"description":"Contracts whose logs match; all when left out.","anyOf":[{"$ref":"AddressOrList"},{"type":"null"}]},"topics":{"description":"Conditions on the topics, by position.","anyOf":[{"type":"array","maxItems":4,"items":{"$ref":"TopicFilter"}},{"type":"null"}]},"blockHash":{"description":"Only this block; not together with fromBlock or toBlock (EIP-234).","anyOf":[{"$ref":"Hash"},{"type":"null"}]},"blockhash":{"description":"Another spelling of blockHash.","anyOf":[{"$ref":"Hash"},{"type":"null"}]}}};
const schema210 = {"title":"AddressOrList","description":"One address, or a list; any of them matches.","anyOf":[{"$ref":"Address"},{"type":"array","items":{"$ref":"Address"}}]};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern8.test(data)){
const err0 = {instancePath,schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data)){
var valid2 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate134.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate134.errors = vErrors;
return errors === 0;
}

const schema213 = {"title":"TopicFilter","description":"Condition on one topic: null for any topic, one topic, or a list; any of them matches.","anyOf":[{"$ref":"Hash"},{"$ref":"TopicAlternatives"},{"type":"null"}]};
const schema215 = {"title":"TopicAlternatives","description":"Any of these topics; any topic at all if one of them is null.","type":"array","items":{"anyOf":[{"$ref":"Hash"},{"type":"null"}]},"maxItems":1000};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate137.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate137.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern13.test(data)){
const err0 = {instancePath,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(data !== null){
const err2 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate136.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate136.errors = vErrors;
return errors === 0;
}


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fromBlock !== undefined){
let data0 = data.fromBlock;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate51(data0, {instancePath:instancePath+"/fromBlock",parentData:data,parentDataProperty:"fromBlock",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/fromBlock",schemaPath:"#/properties/fromBlock/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/fromBlock",schemaPath:"#/properties/fromBlock/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toBlock !== undefined){
let data1 = data.toBlock;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate51(data1, {instancePath:instancePath+"/toBlock",parentData:data,parentDataProperty:"toBlock",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/toBlock",schemaPath:"#/properties/toBlock/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/toBlock",schemaPath:"#/properties/toBlock/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data2 = data.address;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate134(data2, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topics !== undefined){
let data3 = data.topics;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data3)){
if(data3.length > 4){
const err6 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
var valid5 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate136(data3[i0], {instancePath:instancePath+"/topics/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs21 = errors;
if(data3 !== null){
const err8 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err9 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
let data5 = data.blockHash;
const _errs23 = errors;
const _errs24 = errors;
let valid6 = false;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data5 === "string"){
if(!pattern13.test(data5)){
const err10 = {instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid4 = _errs25 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs28 = errors;
if(data5 !== null){
const err12 = {instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid4 = _errs28 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
const err13 = {instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockhash !== undefined){
let data6 = data.blockhash;
const _errs30 = errors;
const _errs31 = errors;
let valid8 = false;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data6 === "string"){
if(!pattern13.test(data6)){
const err14 = {instancePath:instancePath+"/blockhash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/blockhash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid5 = _errs32 === errors;
valid8 = valid8 || _valid5;
if(!valid8){
const _errs35 = errors;
if(data6 !== null){
const err16 = {instancePath:instancePath+"/blockhash",schemaPath:"#/properties/blockhash/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid5 = _errs35 === errors;
valid8 = valid8 || _valid5;
}
if(!valid8){
const err17 = {instancePath:instancePath+"/blockhash",schemaPath:"#/properties/blockhash/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate131.errors = vErrors;
return false;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate130.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate130.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
if(!(validate131(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}

export const check_eth_getProof = validate141;
const schema219 = {"type":"array","minItems":2,"maxItems":3,"items":[{"$ref":"Address"},{"type":"array","items":{"$ref":"StoragePosition"}},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]}]};
const schema221 = {"title":"StoragePosition","description":"Position in contract storage: a hex number or hex bytes of at most 64 digits in either case, leading zeros allowed; 0x means 0.","type":"string","pattern":"^0x[0-9a-fA-F]{0,64}$"};
const pattern139 = func2("^0x[0-9a-fA-F]{0,64}$", "u");

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate141.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 2){
validate141.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate141.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate141.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len1 = data1.length;
for(let i0=0; i0<len1; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern139.test(data2)){
validate141.errors = [{instancePath:instancePath+"/1/" + i0,schemaPath:"StoragePosition/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{0,64}$"}}];
return false;
}
}
else {
validate141.errors = [{instancePath:instancePath+"/1/" + i0,schemaPath:"StoragePosition/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 2){
let data3 = data[2];
const _errs9 = errors;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(!(validate50(data3, {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs12 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err1 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate141.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}

export const check_eth_getRawTransactionByBlockHashAndIndex = validate143;
const schema222 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"Hash"},{"$ref":"Uint64"}]};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate143.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate143.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate143.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
validate143.errors = [{instancePath:instancePath+"/1",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/1",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}

export const check_eth_getRawTransactionByBlockNumberAndIndex = validate144;
const schema225 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"BlockNumberOrTag"},{"$ref":"Uint64"}]};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate144.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate144.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate51(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
validate144.errors = [{instancePath:instancePath+"/1",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/1",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}

export const check_eth_getStorageAt = validate146;
const schema227 = {"type":"array","minItems":2,"maxItems":3,"items":[{"$ref":"Address"},{"$ref":"StoragePosition"},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]}]};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate146.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 2){
validate146.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate146.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern139.test(data1)){
validate146.errors = [{instancePath:instancePath+"/1",schemaPath:"StoragePosition/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{0,64}$"}}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/1",schemaPath:"StoragePosition/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(!(validate50(data2, {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs10 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err1 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate146.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
}
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}

export const check_eth_getStorageValues = validate148;
const schema230 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"StorageRequests"},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]}]};
const schema231 = {"title":"StorageRequests","description":"Storage positions to read, by contract address.","type":"object","propertyNames":{"$ref":"Address"},"additionalProperties":{"type":"array","items":{"$ref":"StoragePosition"}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern8.test(key0)){
const err0 = {instancePath,schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"Address/type",keyword:"type",params:{type: "string"},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate149.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data0)){
var valid3 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(!pattern139.test(data1)){
validate149.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"StoragePosition/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{0,64}$"}}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"StoragePosition/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs7 === errors;
if(!valid3){
break;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate148.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate148.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate149(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate50(data1, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate148.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}

export const check_eth_getTransactionBySenderAndNonce = validate152;
const schema234 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"Address"},{"$ref":"Uint64"}]};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate152.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate152.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate152.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern21.test(data1)){
validate152.errors = [{instancePath:instancePath+"/1",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/1",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}

export const check_eth_resend = validate153;
const schema237 = {"type":"array","minItems":1,"maxItems":3,"items":[{"$ref":"TransactionObject"},{"anyOf":[{"$ref":"Quantity"},{"type":"null"}]},{"anyOf":[{"$ref":"Uint64"},{"type":"null"}]}]};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate153.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 1){
validate153.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate24(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern23.test(data1)){
const err0 = {instancePath:instancePath+"/1",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/1",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate153.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(!pattern21.test(data2)){
const err4 = {instancePath:instancePath+"/2",schemaPath:"Uint64/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/2",schemaPath:"Uint64/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate153.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}

export const check_eth_sendRawTransactionSync = validate155;
const schema240 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"Data"},{"anyOf":[{"$ref":"Integer"},{"type":"null"}]}]};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate155.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate155.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate155.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}}];
return false;
}
}
else {
validate155.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate45(data1, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate155.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}

export const check_eth_sendTransaction = validate157;
const schema242 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"TransactionObject"}]};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate157.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate157.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
if(!(validate24(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

export const check_eth_signTypedData = validate159;
const schema243 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"Address"},{"anyOf":[{"$ref":"TypedData"},{"$ref":"TypedDataText"}]}]};
const schema245 = {"title":"TypedData","description":"Data with its types (EIP-712). Fields that are not listed are ignored.","type":"object","required":["types","primaryType","domain","message"],"properties":{"types":{"description":"The fields of each type by its name: lists of name and type. EIP712Domain may be left out; its fields are then those of the domain.","type":"object"},"primaryType":{"description":"Type of the message.","type":"string"},"domain":{"description":"What the signature is for.","type":"object"},"message":{"description":"The data.","type":"object"}}};
const schema246 = {"title":"TypedDataText","description":"JSON text of typed data.","type":"string"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate159.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate159.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate159.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if(((((data1.types === undefined) && (missing0 = "types")) || ((data1.primaryType === undefined) && (missing0 = "primaryType"))) || ((data1.domain === undefined) && (missing0 = "domain"))) || ((data1.message === undefined) && (missing0 = "message"))){
const err0 = {instancePath:instancePath+"/1",schemaPath:"TypedData/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data1.types !== undefined){
let data2 = data1.types;
const _errs9 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err1 = {instancePath:instancePath+"/1/types",schemaPath:"TypedData/properties/types/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.primaryType !== undefined){
const _errs11 = errors;
if(typeof data1.primaryType !== "string"){
const err2 = {instancePath:instancePath+"/1/primaryType",schemaPath:"TypedData/properties/primaryType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.domain !== undefined){
let data4 = data1.domain;
const _errs13 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err3 = {instancePath:instancePath+"/1/domain",schemaPath:"TypedData/properties/domain/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.message !== undefined){
let data5 = data1.message;
const _errs15 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err4 = {instancePath:instancePath+"/1/message",schemaPath:"TypedData/properties/message/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/1",schemaPath:"TypedData/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs17 = errors;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/1",schemaPath:"TypedDataText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate159.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

export const check_eth_simulateV1 = validate160;
const schema247 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"SimulatePayload"},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]}]};
const schema248 = {"title":"SimulatePayload","description":"Blocks to simulate, each on top of the previous one.","type":"object","additionalProperties":false,"required":["blockStateCalls"],"properties":{"blockStateCalls":{"type":"array","items":{"$ref":"SimulatedBlock"}},"traceTransfers":{"description":"Adds a transfer log for every movement of value.","type":"boolean"},"validation":{"description":"Checks nonces, balances and fees as for real transactions.","type":"boolean"},"returnFullTransactions":{"description":"Returns whole transactions instead of hashes.","type":"boolean"}}};
const schema249 = {"title":"SimulatedBlockInput","description":"One block to simulate.","type":"object","additionalProperties":false,"properties":{"blockOverrides":{"$ref":"BlockOverrides"},"stateOverrides":{"$ref":"StateOverrides"},"calls":{"type":"array","items":{"$ref":"CallObject"}}}};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "blockOverrides") || (key0 === "stateOverrides")) || (key0 === "calls"))){
validate162.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blockOverrides !== undefined){
const _errs2 = errors;
if(!(validate84(data.blockOverrides, {instancePath:instancePath+"/blockOverrides",parentData:data,parentDataProperty:"blockOverrides",rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateOverrides !== undefined){
const _errs3 = errors;
if(!(validate77(data.stateOverrides, {instancePath:instancePath+"/stateOverrides",parentData:data,parentDataProperty:"stateOverrides",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined){
let data2 = data.calls;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate71(data2[i0], {instancePath:instancePath+"/calls/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate162.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}


function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.blockStateCalls === undefined) && (missing0 = "blockStateCalls")){
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "blockStateCalls") || (key0 === "traceTransfers")) || (key0 === "validation")) || (key0 === "returnFullTransactions"))){
validate161.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blockStateCalls !== undefined){
let data0 = data.blockStateCalls;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate162(data0[i0], {instancePath:instancePath+"/blockStateCalls/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/blockStateCalls",schemaPath:"#/properties/blockStateCalls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceTransfers !== undefined){
const _errs5 = errors;
if(typeof data.traceTransfers !== "boolean"){
validate161.errors = [{instancePath:instancePath+"/traceTransfers",schemaPath:"#/properties/traceTransfers/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validation !== undefined){
const _errs7 = errors;
if(typeof data.validation !== "boolean"){
validate161.errors = [{instancePath:instancePath+"/validation",schemaPath:"#/properties/validation/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returnFullTransactions !== undefined){
const _errs9 = errors;
if(typeof data.returnFullTransactions !== "boolean"){
validate161.errors = [{instancePath:instancePath+"/returnFullTransactions",schemaPath:"#/properties/returnFullTransactions/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate160.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate160.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate161(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate50(data1, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate160.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}

export const check_eth_subscribe = validate169;
const schema250 = {"type":"array","minItems":1,"maxItems":2,"items":[{"type":"string","enum":["newHeads","logs","newPendingTransactions","syncing","transactionReceipts"]},{"anyOf":[{"anyOf":[{"type":"boolean"},{"type":"object"}]},{"type":"null"}]}],"allOf":[{"if":{"type":"array","items":[{"type":"string","enum":["newHeads"]}]},"then":{"type":"array","items":[{},{"anyOf":[{"$ref":"NewHeadsOptions"},{"type":"null"}]}]}},{"if":{"type":"array","items":[{"type":"string","enum":["logs"]}]},"then":{"type":"array","items":[{},{"anyOf":[{"$ref":"LogsOptions"},{"type":"null"}]}]}},{"if":{"type":"array","items":[{"type":"string","enum":["newPendingTransactions"]}]},"then":{"type":"array","items":[{},{"anyOf":[{"anyOf":[{"type":"boolean"},{"$ref":"PendingTransactionsOptions"}]},{"type":"null"}]}]}},{"if":{"type":"array","items":[{"type":"string","enum":["syncing"]}]},"then":{"type":"array","items":[{},{"anyOf":[{"$ref":"NoOptions"},{"type":"null"}]}]}},{"if":{"type":"array","items":[{"type":"string","enum":["transactionReceipts"]}]},"then":{"type":"array","items":[{},{"anyOf":[{"$ref":"TransactionReceiptsOptions"},{"type":"null"}]}]}}]};
const schema253 = {"title":"PendingTransactionsOptions","description":"How to send transactions.","type":"object","additionalProperties":false,"properties":{"includeTransactions":{"description":"true for whole transactions, false (default) for hashes.","anyOf":[{"type":"boolean"},{"type":"null"}]}}};
const schema254 = {"title":"NoOptions","description":"An object without fields: there are no options.","type":"object","additionalProperties":false};
const schema251 = {"title":"NewHeadsOptions","description":"How to send blocks.","type":"object","additionalProperties":false,"properties":{"includeTransactions":{"description":"true for whole blocks with whole transactions, false (default) for headers.","anyOf":[{"type":"boolean"},{"type":"null"}]},"fromBlock":{"description":"Replays the blocks from this one on, then sends new ones; only new blocks when left out or latest.","anyOf":[{"$ref":"BlockNumberOrTag"},{"type":"null"}]}}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "includeTransactions") || (key0 === "fromBlock"))){
validate170.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.includeTransactions !== undefined){
let data0 = data.includeTransactions;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/includeTransactions",schemaPath:"#/properties/includeTransactions/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/includeTransactions",schemaPath:"#/properties/includeTransactions/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/includeTransactions",schemaPath:"#/properties/includeTransactions/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate170.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fromBlock !== undefined){
let data1 = data.fromBlock;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate51(data1, {instancePath:instancePath+"/fromBlock",parentData:data,parentDataProperty:"fromBlock",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/fromBlock",schemaPath:"#/properties/fromBlock/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/fromBlock",schemaPath:"#/properties/fromBlock/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate170.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}

const schema252 = {"title":"LogsOptions","description":"Which logs to send; all when empty. Fields that are not listed are ignored.","type":"object","properties":{"fromBlock":{"description":"Replays the logs from this block on, then sends the logs of new blocks; only new blocks when left out or latest.","anyOf":[{"$ref":"BlockNumberOrTag"},{"type":"null"}]},"toBlock":{"description":"Last block whose logs are sent; no end when left out or latest.","anyOf":[{"$ref":"BlockNumberOrTag"},{"type":"null"}]},"address":{"description":"Contracts whose logs match; all when left out.","anyOf":[{"$ref":"AddressOrList"},{"type":"null"}]},"topics":{"description":"Conditions on the topics, by position.","anyOf":[{"type":"array","maxItems":4,"items":{"$ref":"TopicFilter"}},{"type":"null"}]},"blockHash":{"description":"Not accepted here: eth_getLogs returns the logs of one block.","type":"null"},"blockhash":{"description":"Another spelling of blockHash.","type":"null"}}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fromBlock !== undefined){
let data0 = data.fromBlock;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate51(data0, {instancePath:instancePath+"/fromBlock",parentData:data,parentDataProperty:"fromBlock",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/fromBlock",schemaPath:"#/properties/fromBlock/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/fromBlock",schemaPath:"#/properties/fromBlock/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate173.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toBlock !== undefined){
let data1 = data.toBlock;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate51(data1, {instancePath:instancePath+"/toBlock",parentData:data,parentDataProperty:"toBlock",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/toBlock",schemaPath:"#/properties/toBlock/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/toBlock",schemaPath:"#/properties/toBlock/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate173.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data2 = data.address;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate134(data2, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate173.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topics !== undefined){
let data3 = data.topics;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data3)){
if(data3.length > 4){
const err6 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/anyOf/0/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
var valid5 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(!(validate136(data3[i0], {instancePath:instancePath+"/topics/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs21 = errors;
if(data3 !== null){
const err8 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err9 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate173.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
const _errs23 = errors;
if(data.blockHash !== null){
validate173.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockhash !== undefined){
const _errs25 = errors;
if(data.blockhash !== null){
validate173.errors = [{instancePath:instancePath+"/blockhash",schemaPath:"#/properties/blockhash/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

const schema255 = {"title":"TransactionReceiptsOptions","description":"Which receipts to send.","type":"object","additionalProperties":false,"properties":{"transactionHashes":{"description":"Only the receipts of these transactions; all when left out or empty.","anyOf":[{"type":"array","items":{"$ref":"Hash"}},{"type":"null"}]}}};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "transactionHashes")){
validate179.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transactionHashes !== undefined){
let data0 = data.transactionHashes;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
const err0 = {instancePath:instancePath+"/transactionHashes/" + i0,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/transactionHashes/" + i0,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err2 = {instancePath:instancePath+"/transactionHashes",schemaPath:"#/properties/transactionHashes/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/transactionHashes",schemaPath:"#/properties/transactionHashes/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/transactionHashes",schemaPath:"#/properties/transactionHashes/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate179.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data)){
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
if(typeof data0 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0 === "newHeads")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data)){
const len1 = data.length;
if(len1 > 1){
let data1 = data[1];
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(!(validate170(data1, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs12 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/0/then/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err4 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/0/then/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate169.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/allOf/0/then/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate169.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs14 = errors;
const _errs15 = errors;
let valid5 = true;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data)){
const len2 = data.length;
if(len2 > 0){
let data2 = data[0];
if(typeof data2 !== "string"){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data2 === "logs")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data)){
const len3 = data.length;
if(len3 > 1){
let data3 = data[1];
const _errs23 = errors;
let valid8 = false;
const _errs24 = errors;
if(!(validate173(data3, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var _valid3 = _errs24 === errors;
valid8 = valid8 || _valid3;
if(!valid8){
const _errs25 = errors;
if(data3 !== null){
const err9 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/1/then/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs25 === errors;
valid8 = valid8 || _valid3;
}
if(!valid8){
const err10 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/1/then/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate169.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var _valid2 = _errs20 === errors;
valid5 = _valid2;
}
if(!valid5){
const err11 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate169.errors = vErrors;
return false;
}
var valid0 = _errs14 === errors;
if(valid0){
const _errs27 = errors;
const _errs28 = errors;
let valid9 = true;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data)){
const len4 = data.length;
if(len4 > 0){
let data4 = data[0];
if(typeof data4 !== "string"){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(data4 === "newPendingTransactions")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid4 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data)){
const len5 = data.length;
if(len5 > 1){
let data5 = data[1];
const _errs36 = errors;
let valid12 = false;
const _errs37 = errors;
const _errs38 = errors;
let valid13 = false;
const _errs39 = errors;
if(typeof data5 !== "boolean"){
const err15 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/2/then/items/1/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid6 = _errs39 === errors;
valid13 = valid13 || _valid6;
if(!valid13){
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const _errs44 = errors;
for(const key0 in data5){
if(!(key0 === "includeTransactions")){
const err16 = {instancePath:instancePath+"/1",schemaPath:"PendingTransactionsOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
}
if(_errs44 === errors){
if(data5.includeTransactions !== undefined){
let data6 = data5.includeTransactions;
const _errs46 = errors;
let valid16 = false;
const _errs47 = errors;
if(typeof data6 !== "boolean"){
const err17 = {instancePath:instancePath+"/1/includeTransactions",schemaPath:"PendingTransactionsOptions/properties/includeTransactions/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid7 = _errs47 === errors;
valid16 = valid16 || _valid7;
if(!valid16){
const _errs49 = errors;
if(data6 !== null){
const err18 = {instancePath:instancePath+"/1/includeTransactions",schemaPath:"PendingTransactionsOptions/properties/includeTransactions/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid7 = _errs49 === errors;
valid16 = valid16 || _valid7;
}
if(!valid16){
const err19 = {instancePath:instancePath+"/1/includeTransactions",schemaPath:"PendingTransactionsOptions/properties/includeTransactions/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/1",schemaPath:"PendingTransactionsOptions/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid6 = _errs41 === errors;
valid13 = valid13 || _valid6;
}
if(!valid13){
const err21 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/2/then/items/1/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var _valid5 = _errs37 === errors;
valid12 = valid12 || _valid5;
if(!valid12){
const _errs51 = errors;
if(data5 !== null){
const err22 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/2/then/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs51 === errors;
valid12 = valid12 || _valid5;
}
if(!valid12){
const err23 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/2/then/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate169.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/allOf/2/then/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var _valid4 = _errs33 === errors;
valid9 = _valid4;
}
if(!valid9){
const err24 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate169.errors = vErrors;
return false;
}
var valid0 = _errs27 === errors;
if(valid0){
const _errs53 = errors;
const _errs54 = errors;
let valid17 = true;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data)){
const len6 = data.length;
if(len6 > 0){
let data7 = data[0];
if(typeof data7 !== "string"){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(data7 === "syncing")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid8 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data)){
const len7 = data.length;
if(len7 > 1){
let data8 = data[1];
const _errs62 = errors;
let valid20 = false;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
const err28 = {instancePath:instancePath+"/1",schemaPath:"NoOptions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
break;
}
}
else {
const err29 = {instancePath:instancePath+"/1",schemaPath:"NoOptions/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid9 = _errs63 === errors;
valid20 = valid20 || _valid9;
if(!valid20){
const _errs67 = errors;
if(data8 !== null){
const err30 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/3/then/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid9 = _errs67 === errors;
valid20 = valid20 || _valid9;
}
if(!valid20){
const err31 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/3/then/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate169.errors = vErrors;
return false;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/allOf/3/then/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var _valid8 = _errs59 === errors;
valid17 = _valid8;
}
if(!valid17){
const err32 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate169.errors = vErrors;
return false;
}
var valid0 = _errs53 === errors;
if(valid0){
const _errs69 = errors;
const _errs70 = errors;
let valid22 = true;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data)){
const len8 = data.length;
if(len8 > 0){
let data9 = data[0];
if(typeof data9 !== "string"){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(data9 === "transactionReceipts")){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid10 = _errs71 === errors;
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs75 = errors;
if(errors === _errs75){
if(Array.isArray(data)){
const len9 = data.length;
if(len9 > 1){
let data10 = data[1];
const _errs78 = errors;
let valid25 = false;
const _errs79 = errors;
if(!(validate179(data10, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var _valid11 = _errs79 === errors;
valid25 = valid25 || _valid11;
if(!valid25){
const _errs80 = errors;
if(data10 !== null){
const err36 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/4/then/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid11 = _errs80 === errors;
valid25 = valid25 || _valid11;
}
if(!valid25){
const err37 = {instancePath:instancePath+"/1",schemaPath:"#/allOf/4/then/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
validate169.errors = vErrors;
return false;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/allOf/4/then/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var _valid10 = _errs75 === errors;
valid22 = _valid10;
}
if(!valid22){
const err38 = {instancePath,schemaPath:"#/allOf/4/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
validate169.errors = vErrors;
return false;
}
var valid0 = _errs69 === errors;
}
}
}
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate169.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate169.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len10 = data.length;
if(len10 > 0){
let data11 = data[0];
const _errs82 = errors;
if(typeof data11 !== "string"){
validate169.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data11 === "newHeads") || (data11 === "logs")) || (data11 === "newPendingTransactions")) || (data11 === "syncing")) || (data11 === "transactionReceipts"))){
validate169.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/enum",keyword:"enum",params:{allowedValues: schema250.items[0].enum}}];
return false;
}
var valid26 = _errs82 === errors;
}
if(valid26){
if(len10 > 1){
let data12 = data[1];
const _errs84 = errors;
const _errs85 = errors;
let valid27 = false;
const _errs86 = errors;
const _errs87 = errors;
let valid28 = false;
const _errs88 = errors;
if(typeof data12 !== "boolean"){
const err39 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid13 = _errs88 === errors;
valid28 = valid28 || _valid13;
if(!valid28){
const _errs90 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err40 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid13 = _errs90 === errors;
valid28 = valid28 || _valid13;
}
if(!valid28){
const err41 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
}
var _valid12 = _errs86 === errors;
valid27 = valid27 || _valid12;
if(!valid27){
const _errs92 = errors;
if(data12 !== null){
const err42 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid12 = _errs92 === errors;
valid27 = valid27 || _valid12;
}
if(!valid27){
const err43 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
validate169.errors = vErrors;
return false;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
var valid26 = _errs84 === errors;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}

export const check_eth_unsubscribe = validate181;
const schema257 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"SubscriptionId"}]};
const schema258 = {"title":"SubscriptionIdInput","description":"The id of a subscription: 1 to 64 hex digits, prefix 0x. Neither the case of the digits nor leading zeros matter.","type":"string","pattern":"^0x[0-9a-fA-F]{1,64}$"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate181.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate181.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern53.test(data0)){
validate181.errors = [{instancePath:instancePath+"/0",schemaPath:"SubscriptionId/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"}}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/0",schemaPath:"SubscriptionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}

export const check_evm_mine = validate182;
const schema259 = {"type":"array","minItems":0,"maxItems":1,"items":[{"anyOf":[{"$ref":"MineOptions"},{"type":"null"}]}]};
const schema260 = {"title":"MineOptions","description":"The time of the first block, or an object with the time and the number of blocks.","anyOf":[{"$ref":"LenientInteger"},{"$ref":"MineRequest"}]};
const schema262 = {"title":"MineRequest","description":"The number of blocks to make, and the time of the first one. Fields that are not listed are ignored.","type":"object","properties":{"timestamp":{"$ref":"LenientInteger"},"blocks":{"$ref":"LenientInteger"}}};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp !== undefined){
let data0 = data.timestamp;
const _errs1 = errors;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
const err0 = {instancePath:instancePath+"/timestamp",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/timestamp",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs6 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/timestamp",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs6){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/timestamp",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/timestamp",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/timestamp",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocks !== undefined){
let data1 = data.blocks;
const _errs8 = errors;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
const err6 = {instancePath:instancePath+"/blocks",schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/blocks",schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs13 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/blocks",schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs13){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/blocks",schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/blocks",schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err11 = {instancePath:instancePath+"/blocks",schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs3 = errors;
let valid2 = false;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data === "string"){
if(!pattern9.test(data)){
const err0 = {instancePath,schemaPath:"LenientInteger/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^(?:0[xX][0-9a-fA-F]{1,64}|[0-9]{1,78})$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"LenientInteger/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs4 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs6 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"LenientInteger/anyOf/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs6){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err3 = {instancePath,schemaPath:"LenientInteger/anyOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data < 0 || isNaN(data)){
const err4 = {instancePath,schemaPath:"LenientInteger/anyOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs6 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath,schemaPath:"LenientInteger/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate184(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate183.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate183.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate182.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 0){
validate182.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate183(data0, {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate182.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}

export const check_hardhat_setPrevRandao = validate187;
const schema265 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"Word"}]};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate187.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate187.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern53.test(data0)){
validate187.errors = [{instancePath:instancePath+"/0",schemaPath:"Word/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{1,64}$"}}];
return false;
}
}
else {
validate187.errors = [{instancePath:instancePath+"/0",schemaPath:"Word/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}

export const check_miner_setExtra = validate188;
const schema267 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"ExtraData"}]};
const schema268 = {"title":"ExtraDataInput","description":"At most 32 bytes in hex, either case, prefix 0x, two digits each.","type":"string","pattern":"^0x(?:[0-9a-fA-F]{2}){0,32}$"};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate188.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate188.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern62.test(data0)){
validate188.errors = [{instancePath:instancePath+"/0",schemaPath:"ExtraData/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2}){0,32}$"}}];
return false;
}
}
else {
validate188.errors = [{instancePath:instancePath+"/0",schemaPath:"ExtraData/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}

export const check_miner_setGasLimit = validate189;
const schema269 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"Quantity"}]};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate189.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate189.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
validate189.errors = [{instancePath:instancePath+"/0",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$"}}];
return false;
}
}
else {
validate189.errors = [{instancePath:instancePath+"/0",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}

export const check_miner_setGasPrice = validate190;
const schema271 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"GasPrice"}]};
const schema272 = {"title":"GasPriceInput","description":"Wei per gas in hex, below 2^128, prefix 0x, no leading zeros.","type":"string","pattern":"^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,31})$"};
const pattern161 = func2("^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,31})$", "u");

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate190.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate190.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern161.test(data0)){
validate190.errors = [{instancePath:instancePath+"/0",schemaPath:"GasPrice/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,31})$"}}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/0",schemaPath:"GasPrice/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}

export const check_miner_start = validate191;
const schema273 = {"type":"array","minItems":0,"maxItems":1,"items":[{"anyOf":[{"$ref":"Integer"},{"type":"null"}]}]};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate191.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 0){
validate191.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate45(data0, {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/0",schemaPath:"#/items/0/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate191.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}

export const check_ots_getBlockTransactions = validate193;
const schema274 = {"type":"array","minItems":3,"maxItems":3,"items":[{"$ref":"NumberOrTag"},{"$ref":"Integer"},{"$ref":"Integer"}]};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate193.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 3){
validate193.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate102(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(!(validate45(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
const _errs3 = errors;
if(!(validate45(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}

export const check_ots_getTransactionBySenderAndNonce = validate197;
const schema275 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"Address"},{"$ref":"Integer"}]};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate197.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate197.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate197.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate197.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs4 = errors;
if(!(validate45(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}

export const check_ots_hasCode = validate199;
const schema277 = {"type":"array","minItems":1,"maxItems":2,"items":[{"$ref":"Address"},{"anyOf":[{"$ref":"NumberOrTag"},{"type":"null"}]}]};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate199.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate199.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate199.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate199.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate102(data1, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate199.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}

export const check_ots_searchTransactionsAfter = validate201;
const schema279 = {"type":"array","minItems":3,"maxItems":3,"items":[{"$ref":"Address"},{"$ref":"Integer"},{"$ref":"Integer"}]};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate201.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 3){
validate201.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 3}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate201.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate201.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs4 = errors;
if(!(validate45(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 2){
const _errs5 = errors;
if(!(validate45(data[2], {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
}
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}

export const check_personal_ecRecover = validate204;
const schema281 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"Data"},{"$ref":"Data"}]};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate204.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate204.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate204.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}}];
return false;
}
}
else {
validate204.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
validate204.errors = [{instancePath:instancePath+"/1",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}}];
return false;
}
}
else {
validate204.errors = [{instancePath:instancePath+"/1",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}

export const check_personal_importRawKey = validate205;
const schema284 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"PrivateKey"},{"type":"string"}]};
const schema285 = {"title":"PrivateKeyInput","description":"A private key: 32 bytes in hex, either case, with or without prefix 0x.","type":"string","pattern":"^(?:0x)?[0-9a-fA-F]{64}$"};
const pattern167 = func2("^(?:0x)?[0-9a-fA-F]{64}$", "u");

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate205.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate205.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern167.test(data0)){
validate205.errors = [{instancePath:instancePath+"/0",schemaPath:"PrivateKey/pattern",keyword:"pattern",params:{pattern: "^(?:0x)?[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/0",schemaPath:"PrivateKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs4 = errors;
if(typeof data[1] !== "string"){
validate205.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}

export const check_personal_sendTransaction = validate206;
const schema286 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"TransactionObject"},{"type":"string"}]};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate206.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate206.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate24(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(typeof data[1] !== "string"){
validate206.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
}
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}

export const check_personal_sign = validate208;
const schema287 = {"type":"array","minItems":2,"maxItems":3,"items":[{"$ref":"Data"},{"$ref":"Address"},{"anyOf":[{"type":"string"},{"type":"null"}]}]};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate208.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 2){
validate208.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate208.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}}];
return false;
}
}
else {
validate208.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
validate208.errors = [{instancePath:instancePath+"/1",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate208.errors = [{instancePath:instancePath+"/1",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs11 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err2 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate208.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
}
}
}
}
}
else {
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}

export const check_personal_unlockAccount = validate209;
const schema290 = {"type":"array","minItems":2,"maxItems":3,"items":[{"$ref":"Address"},{"type":"string"},{"anyOf":[{"$ref":"Integer"},{"type":"null"}]}]};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate209.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 2){
validate209.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate209.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"}}];
return false;
}
}
else {
validate209.errors = [{instancePath:instancePath+"/0",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs4 = errors;
if(typeof data[1] !== "string"){
validate209.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 2){
let data2 = data[2];
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate45(data2, {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate209.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
}
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}

export const check_personal_unpair = validate211;
const schema292 = {"type":"array","minItems":2,"maxItems":2,"items":[{"type":"string"},{"type":"string"}]};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate211.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate211.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(typeof data[0] !== "string"){
validate211.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs3 = errors;
if(typeof data[1] !== "string"){
validate211.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}

export const check_trace_call = validate212;
const schema293 = {"type":"array","minItems":2,"maxItems":5,"items":[{"$ref":"CallObject"},{"type":"array","items":{"type":"string","enum":["trace","stateDiff","vmTrace"]}},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]},{"anyOf":[{"$ref":"StateOverrides"},{"type":"null"}]},{"anyOf":[{"$ref":"BlockOverrides"},{"type":"null"}]}]};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 5){
validate212.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data.length < 2){
validate212.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate71(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len1 = data1.length;
for(let i0=0; i0<len1; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(typeof data2 !== "string"){
validate212.errors = [{instancePath:instancePath+"/1/" + i0,schemaPath:"#/items/1/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "trace") || (data2 === "stateDiff")) || (data2 === "vmTrace"))){
validate212.errors = [{instancePath:instancePath+"/1/" + i0,schemaPath:"#/items/1/items/enum",keyword:"enum",params:{allowedValues: schema293.items[1].items.enum}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
let data3 = data[2];
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate50(data3, {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate212.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
if(valid0){
if(len0 > 3){
let data4 = data[3];
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate77(data4, {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs14 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/3",schemaPath:"#/items/3/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate212.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
if(valid0){
if(len0 > 4){
let data5 = data[4];
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate84(data5, {instancePath:instancePath+"/4",parentData:data,parentDataProperty:4,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs19 = errors;
if(data5 !== null){
const err4 = {instancePath:instancePath+"/4",schemaPath:"#/items/4/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs19 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err5 = {instancePath:instancePath+"/4",schemaPath:"#/items/4/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate212.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
}
}
}
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}

export const check_trace_callMany = validate217;
const schema294 = {"type":"array","minItems":1,"maxItems":2,"items":[{"type":"array","items":{"$ref":"CallWithTraceTypes"}},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]}]};
const schema295 = {"title":"CallWithTraceTypes","description":"A list of two: a call, and which traces to make of it.","type":"array","items":{"anyOf":[{"$ref":"CallObject"},{"type":"array","items":{"type":"string","enum":["trace","stateDiff","vmTrace"]}}]}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate71(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
let data1 = data0[i1];
const _errs6 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0+"/" + i1,schemaPath:"#/items/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data1 === "trace") || (data1 === "stateDiff")) || (data1 === "vmTrace"))){
const err1 = {instancePath:instancePath+"/" + i0+"/" + i1,schemaPath:"#/items/anyOf/1/items/enum",keyword:"enum",params:{allowedValues: schema295.items.anyOf[1].items.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate218.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate217.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 1){
validate217.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len1 = data0.length;
for(let i0=0; i0<len1; i0++){
const _errs3 = errors;
if(!(validate218(data0[i0], {instancePath:instancePath+"/0/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/0",schemaPath:"#/items/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data2 = data[1];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!(validate50(data2, {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err1 = {instancePath:instancePath+"/1",schemaPath:"#/items/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate217.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}

export const check_trace_filter = validate222;
const schema296 = {"type":"array","minItems":1,"maxItems":1,"items":[{"$ref":"TraceFilter"}]};
const schema297 = {"title":"TraceFilter","description":"Which frames match. Fields that are not listed are ignored.","type":"object","properties":{"fromBlock":{"description":"First block; the chain's first when left out.","anyOf":[{"$ref":"BlockNumberOrTag"},{"type":"null"}]},"toBlock":{"description":"Last block; the newest when left out.","anyOf":[{"$ref":"BlockNumberOrTag"},{"type":"null"}]},"fromAddress":{"description":"Senders; any when left out or empty. Of a selfdestruct, the contract.","anyOf":[{"$ref":"AddressOrList"},{"type":"null"}]},"toAddress":{"description":"Recipients and created contracts; any when left out or empty. Of a selfdestruct, who gets the balance.","anyOf":[{"$ref":"AddressOrList"},{"type":"null"}]},"mode":{"description":"intersection, the default: where fromAddress and toAddress are both given, both must match. union: one is enough.","anyOf":[{"type":"string","enum":["intersection","union"]},{"type":"null"}]},"after":{"description":"Matching frames to leave out first.","anyOf":[{"$ref":"Integer"},{"type":"null"}]},"count":{"description":"Most frames to return.","anyOf":[{"$ref":"Integer"},{"type":"null"}]}}};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fromBlock !== undefined){
let data0 = data.fromBlock;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate51(data0, {instancePath:instancePath+"/fromBlock",parentData:data,parentDataProperty:"fromBlock",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/fromBlock",schemaPath:"#/properties/fromBlock/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/fromBlock",schemaPath:"#/properties/fromBlock/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate223.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toBlock !== undefined){
let data1 = data.toBlock;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate51(data1, {instancePath:instancePath+"/toBlock",parentData:data,parentDataProperty:"toBlock",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/toBlock",schemaPath:"#/properties/toBlock/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/toBlock",schemaPath:"#/properties/toBlock/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate223.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fromAddress !== undefined){
let data2 = data.fromAddress;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(validate134(data2, {instancePath:instancePath+"/fromAddress",parentData:data,parentDataProperty:"fromAddress",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/fromAddress",schemaPath:"#/properties/fromAddress/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/fromAddress",schemaPath:"#/properties/fromAddress/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate223.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toAddress !== undefined){
let data3 = data.toAddress;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate134(data3, {instancePath:instancePath+"/toAddress",parentData:data,parentDataProperty:"toAddress",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid3 = _errs18 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs19 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/toAddress",schemaPath:"#/properties/toAddress/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/toAddress",schemaPath:"#/properties/toAddress/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate223.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data4 = data.mode;
const _errs21 = errors;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data4 === "intersection") || (data4 === "union"))){
const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema297.properties.mode.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid4 = _errs23 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs25 = errors;
if(data4 !== null){
const err10 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid4 = _errs25 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err11 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate223.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data5 = data.after;
const _errs27 = errors;
const _errs28 = errors;
let valid6 = false;
const _errs29 = errors;
if(!(validate45(data5, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid5 = _errs29 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs30 = errors;
if(data5 !== null){
const err12 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid5 = _errs30 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err13 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate223.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data6 = data.count;
const _errs32 = errors;
const _errs33 = errors;
let valid7 = false;
const _errs34 = errors;
if(!(validate45(data6, {instancePath:instancePath+"/count",parentData:data,parentDataProperty:"count",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid6 = _errs34 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs35 = errors;
if(data6 !== null){
const err14 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid6 = _errs35 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
const err15 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate223.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate222.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1}}];
return false;
}
else {
if(data.length < 1){
validate222.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
if(!(validate223(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}

export const check_trace_get = validate231;
const schema298 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"Hash"},{"type":"array","items":{"$ref":"Integer"}}]};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate231.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate231.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate231.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len1 = data1.length;
for(let i0=0; i0<len1; i0++){
const _errs6 = errors;
if(!(validate45(data1[i0], {instancePath:instancePath+"/1/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}

export const check_trace_rawTransaction = validate233;
const schema300 = {"type":"array","minItems":2,"maxItems":3,"items":[{"$ref":"Data"},{"type":"array","items":{"type":"string","enum":["trace","stateDiff","vmTrace"]}},{"anyOf":[{"$ref":"BlockParameter"},{"type":"null"}]}]};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate233.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data.length < 2){
validate233.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate233.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-fA-F]{2})*$"}}];
return false;
}
}
else {
validate233.errors = [{instancePath:instancePath+"/0",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len1 = data1.length;
for(let i0=0; i0<len1; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
validate233.errors = [{instancePath:instancePath+"/1/" + i0,schemaPath:"#/items/1/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "trace") || (data2 === "stateDiff")) || (data2 === "vmTrace"))){
validate233.errors = [{instancePath:instancePath+"/1/" + i0,schemaPath:"#/items/1/items/enum",keyword:"enum",params:{allowedValues: schema300.items[1].items.enum}}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 2){
let data3 = data[2];
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(!(validate50(data3, {instancePath:instancePath+"/2",parentData:data,parentDataProperty:2,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs11 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err1 = {instancePath:instancePath+"/2",schemaPath:"#/items/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate233.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
}
}
}
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}

export const check_trace_replayBlockTransactions = validate235;
const schema302 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"BlockParameter"},{"type":"array","items":{"type":"string","enum":["trace","stateDiff","vmTrace"]}}]};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate235.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate235.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate50(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len1 = data1.length;
for(let i0=0; i0<len1; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(typeof data2 !== "string"){
validate235.errors = [{instancePath:instancePath+"/1/" + i0,schemaPath:"#/items/1/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "trace") || (data2 === "stateDiff")) || (data2 === "vmTrace"))){
validate235.errors = [{instancePath:instancePath+"/1/" + i0,schemaPath:"#/items/1/items/enum",keyword:"enum",params:{allowedValues: schema302.items[1].items.enum}}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate235.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}

export const check_trace_replayTransaction = validate237;
const schema303 = {"type":"array","minItems":2,"maxItems":2,"items":[{"$ref":"Hash"},{"type":"array","items":{"type":"string","enum":["trace","stateDiff","vmTrace"]}}]};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 2){
validate237.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data.length < 2){
validate237.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
let data0 = data[0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate237.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"}}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/0",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
let data1 = data[1];
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len1 = data1.length;
for(let i0=0; i0<len1; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
validate237.errors = [{instancePath:instancePath+"/1/" + i0,schemaPath:"#/items/1/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "trace") || (data2 === "stateDiff")) || (data2 === "vmTrace"))){
validate237.errors = [{instancePath:instancePath+"/1/" + i0,schemaPath:"#/items/1/items/enum",keyword:"enum",params:{allowedValues: schema303.items[1].items.enum}}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate237.errors = [{instancePath:instancePath+"/1",schemaPath:"#/items/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
}
}
}
}
else {
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}

/** Checks the parameters of a method, as an array; a parameter that is not required may also be null. */
export const paramsValidators: Record<MethodName, Validator> = {
  'admin_addPeer': check_admin_addPeer,
  'admin_datadir': check_admin_datadir,
  'admin_nodeInfo': check_admin_datadir,
  'admin_peers': check_admin_datadir,
  'admin_startRPC': check_admin_startRPC,
  'admin_startWS': check_admin_startWS,
  'admin_stopRPC': check_admin_datadir,
  'admin_stopWS': check_admin_datadir,
  'anvil_addBalance': check_anvil_addBalance,
  'anvil_autoImpersonateAccount': check_anvil_autoImpersonateAccount,
  'anvil_dealERC20': check_anvil_dealERC20,
  'anvil_dropAllTransactions': check_admin_datadir,
  'anvil_dropTransaction': check_anvil_dropTransaction,
  'anvil_dumpState': check_anvil_dumpState,
  'anvil_getAutomine': check_admin_datadir,
  'anvil_getGenesisTime': check_admin_datadir,
  'anvil_getIntervalMining': check_admin_datadir,
  'anvil_impersonateAccount': check_anvil_impersonateAccount,
  'anvil_loadState': check_anvil_loadState,
  'anvil_metadata': check_admin_datadir,
  'anvil_mine': check_anvil_mine,
  'anvil_nodeInfo': check_admin_datadir,
  'anvil_removeBlockTimestampInterval': check_admin_datadir,
  'anvil_removePoolTransactions': check_anvil_impersonateAccount,
  'anvil_reorg': check_anvil_reorg,
  'anvil_reset': check_anvil_reset,
  'anvil_rollback': check_anvil_rollback,
  'anvil_setBalance': check_anvil_addBalance,
  'anvil_setBlockTimestampInterval': check_anvil_setBlockTimestampInterval,
  'anvil_setChainId': check_anvil_setBlockTimestampInterval,
  'anvil_setCode': check_anvil_setCode,
  'anvil_setCoinbase': check_anvil_impersonateAccount,
  'anvil_setERC20Allowance': check_anvil_setERC20Allowance,
  'anvil_setLoggingEnabled': check_anvil_autoImpersonateAccount,
  'anvil_setMinGasPrice': check_anvil_setBlockTimestampInterval,
  'anvil_setNextBlockBaseFeePerGas': check_anvil_setBlockTimestampInterval,
  'anvil_setNonce': check_anvil_addBalance,
  'anvil_setRpcUrl': check_anvil_setRpcUrl,
  'anvil_setStorageAt': check_anvil_setStorageAt,
  'anvil_stopImpersonatingAccount': check_anvil_impersonateAccount,
  'debug_blockProfile': check_debug_blockProfile,
  'debug_cpuProfile': check_debug_blockProfile,
  'debug_freeOSMemory': check_admin_datadir,
  'debug_gcStats': check_admin_datadir,
  'debug_getBlockRlp': check_debug_getBlockRlp,
  'debug_getHeaderRlp': check_debug_getBlockRlp,
  'debug_getRawBlock': check_debug_getRawBlock,
  'debug_getRawHeader': check_debug_getRawBlock,
  'debug_getRawReceipts': check_debug_getRawBlock,
  'debug_getRawTransaction': check_anvil_dropTransaction,
  'debug_goTrace': check_debug_blockProfile,
  'debug_memStats': check_admin_datadir,
  'debug_mutexProfile': check_debug_blockProfile,
  'debug_printBlock': check_debug_getBlockRlp,
  'debug_setBlockProfileRate': check_debug_setBlockProfileRate,
  'debug_setGCPercent': check_debug_setBlockProfileRate,
  'debug_setMutexProfileFraction': check_debug_setBlockProfileRate,
  'debug_stacks': check_debug_stacks,
  'debug_startCPUProfile': check_debug_startCPUProfile,
  'debug_startGoTrace': check_debug_startCPUProfile,
  'debug_stopCPUProfile': check_admin_datadir,
  'debug_stopGoTrace': check_admin_datadir,
  'debug_storageRangeAt': check_debug_storageRangeAt,
  'debug_traceBlock': check_debug_traceBlock,
  'debug_traceBlockByHash': check_debug_traceBlockByHash,
  'debug_traceBlockByNumber': check_debug_traceBlockByNumber,
  'debug_traceCall': check_debug_traceCall,
  'debug_traceCallMany': check_debug_traceCallMany,
  'debug_traceTransaction': check_debug_traceBlockByHash,
  'debug_verbosity': check_debug_verbosity,
  'debug_vmodule': check_debug_vmodule,
  'debug_writeBlockProfile': check_debug_startCPUProfile,
  'debug_writeMemProfile': check_debug_startCPUProfile,
  'debug_writeMutexProfile': check_debug_startCPUProfile,
  'erigon_getHeaderByNumber': check_erigon_getHeaderByNumber,
  'eth_accounts': check_admin_datadir,
  'eth_baseFee': check_admin_datadir,
  'eth_blobBaseFee': check_admin_datadir,
  'eth_blockNumber': check_admin_datadir,
  'eth_call': check_eth_call,
  'eth_capabilities': check_admin_datadir,
  'eth_chainId': check_admin_datadir,
  'eth_coinbase': check_admin_datadir,
  'eth_config': check_admin_datadir,
  'eth_createAccessList': check_eth_createAccessList,
  'eth_estimateGas': check_eth_call,
  'eth_feeHistory': check_eth_feeHistory,
  'eth_fillTransaction': check_eth_fillTransaction,
  'eth_gasPrice': check_admin_datadir,
  'eth_getAccount': check_eth_getAccount,
  'eth_getAccountInfo': check_eth_getAccount,
  'eth_getBalance': check_eth_getAccount,
  'eth_getBlockByHash': check_eth_getBlockByHash,
  'eth_getBlockByNumber': check_eth_getBlockByNumber,
  'eth_getBlockReceipts': check_debug_getRawBlock,
  'eth_getBlockTransactionCountByHash': check_anvil_dropTransaction,
  'eth_getBlockTransactionCountByNumber': check_eth_getBlockTransactionCountByNumber,
  'eth_getCode': check_eth_getAccount,
  'eth_getCompilers': check_admin_datadir,
  'eth_getFilterChanges': check_eth_getFilterChanges,
  'eth_getFilterLogs': check_eth_getFilterChanges,
  'eth_getHeaderByHash': check_anvil_dropTransaction,
  'eth_getHeaderByNumber': check_eth_getBlockTransactionCountByNumber,
  'eth_getLogs': check_eth_getLogs,
  'eth_getProof': check_eth_getProof,
  'eth_getRawTransactionByBlockHashAndIndex': check_eth_getRawTransactionByBlockHashAndIndex,
  'eth_getRawTransactionByBlockNumberAndIndex': check_eth_getRawTransactionByBlockNumberAndIndex,
  'eth_getRawTransactionByHash': check_anvil_dropTransaction,
  'eth_getStorageAt': check_eth_getStorageAt,
  'eth_getStorageValues': check_eth_getStorageValues,
  'eth_getTransactionByBlockHashAndIndex': check_eth_getRawTransactionByBlockHashAndIndex,
  'eth_getTransactionByBlockNumberAndIndex': check_eth_getRawTransactionByBlockNumberAndIndex,
  'eth_getTransactionByHash': check_anvil_dropTransaction,
  'eth_getTransactionBySenderAndNonce': check_eth_getTransactionBySenderAndNonce,
  'eth_getTransactionCount': check_eth_getAccount,
  'eth_getTransactionLogs': check_anvil_dropTransaction,
  'eth_getTransactionReceipt': check_anvil_dropTransaction,
  'eth_getUncleByBlockHashAndIndex': check_eth_getRawTransactionByBlockHashAndIndex,
  'eth_getUncleByBlockNumberAndIndex': check_eth_getRawTransactionByBlockNumberAndIndex,
  'eth_getUncleCountByBlockHash': check_anvil_dropTransaction,
  'eth_getUncleCountByBlockNumber': check_eth_getBlockTransactionCountByNumber,
  'eth_hashrate': check_admin_datadir,
  'eth_maxPriorityFeePerGas': check_admin_datadir,
  'eth_mining': check_admin_datadir,
  'eth_newBlockFilter': check_admin_datadir,
  'eth_newFilter': check_eth_getLogs,
  'eth_newPendingTransactionFilter': check_admin_datadir,
  'eth_pendingTransactions': check_admin_datadir,
  'eth_protocolVersion': check_admin_datadir,
  'eth_resend': check_eth_resend,
  'eth_sendRawTransaction': check_anvil_loadState,
  'eth_sendRawTransactionSync': check_eth_sendRawTransactionSync,
  'eth_sendTransaction': check_eth_sendTransaction,
  'eth_sendTransactionSync': check_eth_sendTransaction,
  'eth_sendUnsignedTransaction': check_eth_sendTransaction,
  'eth_sign': check_anvil_setCode,
  'eth_signTransaction': check_eth_sendTransaction,
  'eth_signTypedData': check_eth_signTypedData,
  'eth_simulateV1': check_eth_simulateV1,
  'eth_subscribe': check_eth_subscribe,
  'eth_syncing': check_admin_datadir,
  'eth_uninstallFilter': check_eth_getFilterChanges,
  'eth_unsubscribe': check_eth_unsubscribe,
  'evm_increaseTime': check_anvil_setBlockTimestampInterval,
  'evm_mine': check_evm_mine,
  'evm_mine_detailed': check_evm_mine,
  'evm_revert': check_anvil_setBlockTimestampInterval,
  'evm_setAutomine': check_anvil_autoImpersonateAccount,
  'evm_setBlockGasLimit': check_anvil_setBlockTimestampInterval,
  'evm_setIntervalMining': check_anvil_setBlockTimestampInterval,
  'evm_setNextBlockTimestamp': check_anvil_setBlockTimestampInterval,
  'evm_setTime': check_anvil_setBlockTimestampInterval,
  'evm_snapshot': check_admin_datadir,
  'halley_indexStatus': check_admin_datadir,
  'hardhat_dropTransaction': check_anvil_dropTransaction,
  'hardhat_setPrevRandao': check_hardhat_setPrevRandao,
  'miner_getHashrate': check_admin_datadir,
  'miner_setEtherbase': check_anvil_impersonateAccount,
  'miner_setExtra': check_miner_setExtra,
  'miner_setGasLimit': check_miner_setGasLimit,
  'miner_setGasPrice': check_miner_setGasPrice,
  'miner_start': check_miner_start,
  'miner_stop': check_admin_datadir,
  'net_listening': check_admin_datadir,
  'net_peerCount': check_admin_datadir,
  'net_version': check_admin_datadir,
  'ots_getApiLevel': check_admin_datadir,
  'ots_getBlockDetails': check_erigon_getHeaderByNumber,
  'ots_getBlockDetailsByHash': check_anvil_dropTransaction,
  'ots_getBlockTransactions': check_ots_getBlockTransactions,
  'ots_getContractCreator': check_anvil_impersonateAccount,
  'ots_getInternalOperations': check_anvil_dropTransaction,
  'ots_getTransactionBySenderAndNonce': check_ots_getTransactionBySenderAndNonce,
  'ots_getTransactionError': check_anvil_dropTransaction,
  'ots_hasCode': check_ots_hasCode,
  'ots_searchTransactionsAfter': check_ots_searchTransactionsAfter,
  'ots_searchTransactionsBefore': check_ots_searchTransactionsAfter,
  'ots_traceTransaction': check_anvil_dropTransaction,
  'personal_ecRecover': check_personal_ecRecover,
  'personal_importRawKey': check_personal_importRawKey,
  'personal_initializeWallet': check_anvil_setRpcUrl,
  'personal_listAccounts': check_admin_datadir,
  'personal_listWallets': check_admin_datadir,
  'personal_lockAccount': check_anvil_impersonateAccount,
  'personal_newAccount': check_anvil_setRpcUrl,
  'personal_sendTransaction': check_personal_sendTransaction,
  'personal_sign': check_personal_sign,
  'personal_signTransaction': check_personal_sendTransaction,
  'personal_unlockAccount': check_personal_unlockAccount,
  'personal_unpair': check_personal_unpair,
  'rpc.discover': check_admin_datadir,
  'rpc_modules': check_admin_datadir,
  'trace_block': check_debug_getRawBlock,
  'trace_call': check_trace_call,
  'trace_callMany': check_trace_callMany,
  'trace_filter': check_trace_filter,
  'trace_get': check_trace_get,
  'trace_rawTransaction': check_trace_rawTransaction,
  'trace_replayBlockTransactions': check_trace_replayBlockTransactions,
  'trace_replayTransaction': check_trace_replayTransaction,
  'trace_transaction': check_anvil_dropTransaction,
  'txpool_content': check_admin_datadir,
  'txpool_contentFrom': check_anvil_impersonateAccount,
  'txpool_inspect': check_admin_datadir,
  'txpool_status': check_admin_datadir,
  'web3_clientVersion': check_admin_datadir,
  'web3_sha3': check_anvil_loadState,
};
