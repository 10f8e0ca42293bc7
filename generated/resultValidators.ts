// Generated from openrpc.json by `npm run generate`. Do not edit.
// @ts-nocheck
/* eslint-disable */

import type { MethodName } from './methods.js';
import type { SubscriptionName } from './notifications.js';
import { compilePattern, type Validator } from './validators.js';


export const check_admin_addPeer = validate10;
const schema11 = {"type":"boolean"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
validate10.errors = vErrors;
return errors === 0;
}

export const check_admin_datadir = validate11;
const schema12 = {"type":"string"};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate11.errors = vErrors;
return errors === 0;
}

export const check_admin_nodeInfo = validate12;
const schema13 = {"$ref":"NetworkNodeInfo"};
const schema14 = {"title":"NetworkNodeInfo","description":"The node, in the shape of geth's admin_nodeInfo as far as CometBFT knows it.","type":"object","additionalProperties":false,"required":["id","name","enode","ip","ports","listenAddr","protocols"],"properties":{"id":{"description":"Hash of its network key: 40 hex digits without 0x.","type":"string","pattern":"^[0-9a-f]{40}$"},"name":{"description":"CometBFT, its release, and the moniker of the node.","type":"string"},"enode":{"description":"What admin_addPeer of another node takes: enode://id@host:port.","type":"string"},"ip":{"description":"Address on which it takes connections; 0.0.0.0 for all.","type":"string"},"ports":{"type":"object","additionalProperties":false,"required":["discovery","listener"],"properties":{"discovery":{"description":"The same port: CometBFT has no other for discovery.","type":"integer","minimum":0},"listener":{"description":"Port for connections of peers.","type":"integer","minimum":0}}},"listenAddr":{"description":"Address and port.","type":"string"},"protocols":{"type":"object","additionalProperties":false,"required":["eth","cometbft"],"properties":{"eth":{"type":"object","additionalProperties":false,"required":["network"],"properties":{"network":{"description":"EIP-155 chain id.","type":"integer","minimum":0},"genesis":{"description":"Hash of block 0; absent where block 0 is not known.","$ref":"Hash"},"head":{"description":"Hash of the head.","$ref":"Hash"}}},"cometbft":{"description":"Versions of the protocols between nodes and of the application, decimal.","type":"object","additionalProperties":false,"required":["network","version","p2p","block","app"],"properties":{"network":{"description":"The chain's text id.","type":"string"},"version":{"description":"CometBFT release.","type":"string"},"p2p":{"type":"string"},"block":{"type":"string"},"app":{"type":"string"}}}}}}};
const schema15 = {"title":"Hash","description":"32 bytes in lower-case hex: a block hash, a transaction hash, a root, or a log topic.","type":"string","pattern":"^0x[0-9a-f]{64}$"};
const func2 = compilePattern;
const pattern0 = func2("^[0-9a-f]{40}$", "u");
const pattern1 = func2("^0x[0-9a-f]{64}$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.enode === undefined) && (missing0 = "enode"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.ports === undefined) && (missing0 = "ports"))) || ((data.listenAddr === undefined) && (missing0 = "listenAddr"))) || ((data.protocols === undefined) && (missing0 = "protocols"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "enode")) || (key0 === "ip")) || (key0 === "ports")) || (key0 === "listenAddr")) || (key0 === "protocols"))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate13.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate13.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enode !== undefined){
const _errs6 = errors;
if(typeof data.enode !== "string"){
validate13.errors = [{instancePath:instancePath+"/enode",schemaPath:"#/properties/enode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
const _errs8 = errors;
if(typeof data.ip !== "string"){
validate13.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ports !== undefined){
let data4 = data.ports;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.discovery === undefined) && (missing1 = "discovery")) || ((data4.listener === undefined) && (missing1 = "listener"))){
validate13.errors = [{instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!((key1 === "discovery") || (key1 === "listener"))){
validate13.errors = [{instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.discovery !== undefined){
let data5 = data4.discovery;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate13.errors = [{instancePath:instancePath+"/ports/discovery",schemaPath:"#/properties/ports/properties/discovery/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate13.errors = [{instancePath:instancePath+"/ports/discovery",schemaPath:"#/properties/ports/properties/discovery/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.listener !== undefined){
let data6 = data4.listener;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate13.errors = [{instancePath:instancePath+"/ports/listener",schemaPath:"#/properties/ports/properties/listener/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate13.errors = [{instancePath:instancePath+"/ports/listener",schemaPath:"#/properties/ports/properties/listener/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.listenAddr !== undefined){
const _errs17 = errors;
if(typeof data.listenAddr !== "string"){
validate13.errors = [{instancePath:instancePath+"/listenAddr",schemaPath:"#/properties/listenAddr/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocols !== undefined){
let data8 = data.protocols;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.eth === undefined) && (missing2 = "eth")) || ((data8.cometbft === undefined) && (missing2 = "cometbft"))){
validate13.errors = [{instancePath:instancePath+"/protocols",schemaPath:"#/properties/protocols/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs21 = errors;
for(const key2 in data8){
if(!((key2 === "eth") || (key2 === "cometbft"))){
validate13.errors = [{instancePath:instancePath+"/protocols",schemaPath:"#/properties/protocols/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs21 === errors){
if(data8.eth !== undefined){
let data9 = data8.eth;
const _errs22 = errors;
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((data9.network === undefined) && (missing3 = "network")){
validate13.errors = [{instancePath:instancePath+"/protocols/eth",schemaPath:"#/properties/protocols/properties/eth/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs24 = errors;
for(const key3 in data9){
if(!(((key3 === "network") || (key3 === "genesis")) || (key3 === "head"))){
validate13.errors = [{instancePath:instancePath+"/protocols/eth",schemaPath:"#/properties/protocols/properties/eth/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs24 === errors){
if(data9.network !== undefined){
let data10 = data9.network;
const _errs25 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate13.errors = [{instancePath:instancePath+"/protocols/eth/network",schemaPath:"#/properties/protocols/properties/eth/properties/network/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate13.errors = [{instancePath:instancePath+"/protocols/eth/network",schemaPath:"#/properties/protocols/properties/eth/properties/network/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.genesis !== undefined){
let data11 = data9.genesis;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
validate13.errors = [{instancePath:instancePath+"/protocols/eth/genesis",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/protocols/eth/genesis",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.head !== undefined){
let data12 = data9.head;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
validate13.errors = [{instancePath:instancePath+"/protocols/eth/head",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/protocols/eth/head",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/protocols/eth",schemaPath:"#/properties/protocols/properties/eth/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.cometbft !== undefined){
let data13 = data8.cometbft;
const _errs33 = errors;
if(errors === _errs33){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing4;
if((((((data13.network === undefined) && (missing4 = "network")) || ((data13.version === undefined) && (missing4 = "version"))) || ((data13.p2p === undefined) && (missing4 = "p2p"))) || ((data13.block === undefined) && (missing4 = "block"))) || ((data13.app === undefined) && (missing4 = "app"))){
validate13.errors = [{instancePath:instancePath+"/protocols/cometbft",schemaPath:"#/properties/protocols/properties/cometbft/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs35 = errors;
for(const key4 in data13){
if(!(((((key4 === "network") || (key4 === "version")) || (key4 === "p2p")) || (key4 === "block")) || (key4 === "app"))){
validate13.errors = [{instancePath:instancePath+"/protocols/cometbft",schemaPath:"#/properties/protocols/properties/cometbft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs35 === errors){
if(data13.network !== undefined){
const _errs36 = errors;
if(typeof data13.network !== "string"){
validate13.errors = [{instancePath:instancePath+"/protocols/cometbft/network",schemaPath:"#/properties/protocols/properties/cometbft/properties/network/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.version !== undefined){
const _errs38 = errors;
if(typeof data13.version !== "string"){
validate13.errors = [{instancePath:instancePath+"/protocols/cometbft/version",schemaPath:"#/properties/protocols/properties/cometbft/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.p2p !== undefined){
const _errs40 = errors;
if(typeof data13.p2p !== "string"){
validate13.errors = [{instancePath:instancePath+"/protocols/cometbft/p2p",schemaPath:"#/properties/protocols/properties/cometbft/properties/p2p/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.block !== undefined){
const _errs42 = errors;
if(typeof data13.block !== "string"){
validate13.errors = [{instancePath:instancePath+"/protocols/cometbft/block",schemaPath:"#/properties/protocols/properties/cometbft/properties/block/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.app !== undefined){
const _errs44 = errors;
if(typeof data13.app !== "string"){
validate13.errors = [{instancePath:instancePath+"/protocols/cometbft/app",schemaPath:"#/properties/protocols/properties/cometbft/properties/app/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/protocols/cometbft",schemaPath:"#/properties/protocols/properties/cometbft/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs33 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/protocols",schemaPath:"#/properties/protocols/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs19 === errors;
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
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}

export const check_admin_peers = validate15;
const schema17 = {"type":"array","items":{"$ref":"PeerInfo"}};
const schema18 = {"title":"PeerInfo","description":"A connected node, in the shape of geth's admin_peers as far as CometBFT knows it.","type":"object","additionalProperties":false,"required":["id","name","enode","caps","network","protocols"],"properties":{"id":{"description":"Hash of its network key: 40 hex digits without 0x.","type":"string","pattern":"^[0-9a-f]{40}$"},"name":{"description":"CometBFT, its release, and the moniker of the node.","type":"string"},"enode":{"description":"Where it takes connections, by the address from which it is connected: enode://id@host:port.","type":"string"},"caps":{"description":"Protocols and their versions, such as p2p/8.","type":"array","items":{"type":"string"}},"network":{"type":"object","additionalProperties":false,"required":["remoteAddress","inbound","trusted","static"],"properties":{"remoteAddress":{"description":"Address from which it is connected, and the port on which it takes connections.","type":"string"},"inbound":{"description":"True when the peer made the connection.","type":"boolean"},"trusted":{"description":"Always false: CometBFT does not report it.","type":"boolean"},"static":{"description":"Always false: CometBFT does not report it.","type":"boolean"}}},"protocols":{"type":"object","additionalProperties":false,"required":["cometbft"],"properties":{"cometbft":{"description":"Versions of the protocols between nodes and of the application, decimal.","type":"object","additionalProperties":false,"required":["network","version","p2p","block","app"],"properties":{"network":{"description":"The chain's text id.","type":"string"},"version":{"description":"CometBFT release.","type":"string"},"p2p":{"type":"string"},"block":{"type":"string"},"app":{"type":"string"}}}}}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((((data0.id === undefined) && (missing0 = "id")) || ((data0.name === undefined) && (missing0 = "name"))) || ((data0.enode === undefined) && (missing0 = "enode"))) || ((data0.caps === undefined) && (missing0 = "caps"))) || ((data0.network === undefined) && (missing0 = "network"))) || ((data0.protocols === undefined) && (missing0 = "protocols"))){
validate15.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"PeerInfo/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "enode")) || (key0 === "caps")) || (key0 === "network")) || (key0 === "protocols"))){
validate15.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"PeerInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/id",schemaPath:"PeerInfo/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/" + i0+"/id",schemaPath:"PeerInfo/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
const _errs7 = errors;
if(typeof data0.name !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/name",schemaPath:"PeerInfo/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.enode !== undefined){
const _errs9 = errors;
if(typeof data0.enode !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/enode",schemaPath:"PeerInfo/properties/enode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.caps !== undefined){
let data4 = data0.caps;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(typeof data4[i1] !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/caps/" + i1,schemaPath:"PeerInfo/properties/caps/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/" + i0+"/caps",schemaPath:"PeerInfo/properties/caps/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.network !== undefined){
let data6 = data0.network;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((((data6.remoteAddress === undefined) && (missing1 = "remoteAddress")) || ((data6.inbound === undefined) && (missing1 = "inbound"))) || ((data6.trusted === undefined) && (missing1 = "trusted"))) || ((data6.static === undefined) && (missing1 = "static"))){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/network",schemaPath:"PeerInfo/properties/network/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!((((key1 === "remoteAddress") || (key1 === "inbound")) || (key1 === "trusted")) || (key1 === "static"))){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/network",schemaPath:"PeerInfo/properties/network/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.remoteAddress !== undefined){
const _errs18 = errors;
if(typeof data6.remoteAddress !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/network/remoteAddress",schemaPath:"PeerInfo/properties/network/properties/remoteAddress/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.inbound !== undefined){
const _errs20 = errors;
if(typeof data6.inbound !== "boolean"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/network/inbound",schemaPath:"PeerInfo/properties/network/properties/inbound/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.trusted !== undefined){
const _errs22 = errors;
if(typeof data6.trusted !== "boolean"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/network/trusted",schemaPath:"PeerInfo/properties/network/properties/trusted/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.static !== undefined){
const _errs24 = errors;
if(typeof data6.static !== "boolean"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/network/static",schemaPath:"PeerInfo/properties/network/properties/static/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs24 === errors;
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
else {
validate15.errors = [{instancePath:instancePath+"/" + i0+"/network",schemaPath:"PeerInfo/properties/network/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.protocols !== undefined){
let data11 = data0.protocols;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((data11.cometbft === undefined) && (missing2 = "cometbft")){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols",schemaPath:"PeerInfo/properties/protocols/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs28 = errors;
for(const key2 in data11){
if(!(key2 === "cometbft")){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols",schemaPath:"PeerInfo/properties/protocols/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs28 === errors){
if(data11.cometbft !== undefined){
let data12 = data11.cometbft;
const _errs29 = errors;
if(errors === _errs29){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing3;
if((((((data12.network === undefined) && (missing3 = "network")) || ((data12.version === undefined) && (missing3 = "version"))) || ((data12.p2p === undefined) && (missing3 = "p2p"))) || ((data12.block === undefined) && (missing3 = "block"))) || ((data12.app === undefined) && (missing3 = "app"))){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols/cometbft",schemaPath:"PeerInfo/properties/protocols/properties/cometbft/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs31 = errors;
for(const key3 in data12){
if(!(((((key3 === "network") || (key3 === "version")) || (key3 === "p2p")) || (key3 === "block")) || (key3 === "app"))){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols/cometbft",schemaPath:"PeerInfo/properties/protocols/properties/cometbft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs31 === errors){
if(data12.network !== undefined){
const _errs32 = errors;
if(typeof data12.network !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols/cometbft/network",schemaPath:"PeerInfo/properties/protocols/properties/cometbft/properties/network/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.version !== undefined){
const _errs34 = errors;
if(typeof data12.version !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols/cometbft/version",schemaPath:"PeerInfo/properties/protocols/properties/cometbft/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.p2p !== undefined){
const _errs36 = errors;
if(typeof data12.p2p !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols/cometbft/p2p",schemaPath:"PeerInfo/properties/protocols/properties/cometbft/properties/p2p/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.block !== undefined){
const _errs38 = errors;
if(typeof data12.block !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols/cometbft/block",schemaPath:"PeerInfo/properties/protocols/properties/cometbft/properties/block/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.app !== undefined){
const _errs40 = errors;
if(typeof data12.app !== "string"){
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols/cometbft/app",schemaPath:"PeerInfo/properties/protocols/properties/cometbft/properties/app/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols/cometbft",schemaPath:"PeerInfo/properties/protocols/properties/cometbft/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/" + i0+"/protocols",schemaPath:"PeerInfo/properties/protocols/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs26 === errors;
}
else {
var valid2 = true;
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
validate15.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"PeerInfo/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
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

export const check_anvil_addBalance = validate16;
const schema19 = {"type":"null"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null){
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"}}];
return false;
}
validate16.errors = vErrors;
return errors === 0;
}

export const check_anvil_dropTransaction = validate17;
const schema20 = {"anyOf":[{"$ref":"Hash"},{"type":"null"}]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
if(data !== null){
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
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
validate17.errors = vErrors;
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
validate17.errors = vErrors;
return errors === 0;
}

export const check_anvil_dumpState = validate18;
const schema22 = {"$ref":"Data"};
const schema23 = {"title":"Data","description":"Bytes in hex, prefix 0x, lower case, two digits each; 0x is empty.","type":"string","pattern":"^0x(?:[0-9a-f]{2})*$"};
const pattern5 = func2("^0x(?:[0-9a-f]{2})*$", "u");

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate18.errors = [{instancePath,schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate18.errors = [{instancePath,schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const check_anvil_getGenesisTime = validate19;
const schema24 = {"type":"integer"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
validate19.errors = vErrors;
return errors === 0;
}

export const check_anvil_getIntervalMining = validate20;
const schema25 = {"anyOf":[{"type":"number"},{"type":"null"}]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data !== null){
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
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
validate20.errors = vErrors;
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
validate20.errors = vErrors;
return errors === 0;
}

export const check_anvil_metadata = validate21;
const schema26 = {"$ref":"DevelopmentMetadata"};
const schema27 = {"title":"DevelopmentMetadata","description":"What a development chain reports about itself, as anvil 1.7.1 returns it.","type":"object","additionalProperties":false,"required":["clientVersion","clientSemver","clientCommitSha","chainId","instanceId","latestBlockNumber","latestBlockHash","forkedNetwork","snapshots"],"properties":{"clientVersion":{"description":"As web3_clientVersion returns it.","type":"string"},"clientSemver":{"description":"The version of Halley.","type":"string"},"clientCommitSha":{"description":"Empty: the commit is not known.","type":"string"},"chainId":{"description":"EIP-155 number; 2^53 and more lose their last digits, as in any JSON number.","type":"integer"},"instanceId":{"description":"Random; another one after each start and each anvil_reset.","$ref":"Hash"},"latestBlockNumber":{"type":"integer"},"latestBlockHash":{"$ref":"Hash"},"forkedNetwork":{"description":"The forked network; null without one.","anyOf":[{"$ref":"ForkedNetwork"},{"type":"null"}]},"snapshots":{"description":"Id of each snapshot to the number and the hash of its block.","type":"object","additionalProperties":{"type":"array","items":{"anyOf":[{"type":"integer"},{"$ref":"Hash"}]},"minItems":2,"maxItems":2}}}};
const func8 = Object.prototype.hasOwnProperty;
const schema30 = {"title":"ForkedNetwork","description":"The network that a development chain forked, and the block that it begins after.","type":"object","additionalProperties":false,"required":["chainId","forkBlockNumber","forkBlockHash"],"properties":{"chainId":{"type":"integer"},"forkBlockNumber":{"type":"integer"},"forkBlockHash":{"$ref":"Hash"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.chainId === undefined) && (missing0 = "chainId")) || ((data.forkBlockNumber === undefined) && (missing0 = "forkBlockNumber"))) || ((data.forkBlockHash === undefined) && (missing0 = "forkBlockHash"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "chainId") || (key0 === "forkBlockNumber")) || (key0 === "forkBlockHash"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.chainId !== undefined){
let data0 = data.chainId;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate23.errors = [{instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forkBlockNumber !== undefined){
let data1 = data.forkBlockNumber;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate23.errors = [{instancePath:instancePath+"/forkBlockNumber",schemaPath:"#/properties/forkBlockNumber/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forkBlockHash !== undefined){
let data2 = data.forkBlockHash;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate23.errors = [{instancePath:instancePath+"/forkBlockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/forkBlockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.clientVersion === undefined) && (missing0 = "clientVersion")) || ((data.clientSemver === undefined) && (missing0 = "clientSemver"))) || ((data.clientCommitSha === undefined) && (missing0 = "clientCommitSha"))) || ((data.chainId === undefined) && (missing0 = "chainId"))) || ((data.instanceId === undefined) && (missing0 = "instanceId"))) || ((data.latestBlockNumber === undefined) && (missing0 = "latestBlockNumber"))) || ((data.latestBlockHash === undefined) && (missing0 = "latestBlockHash"))) || ((data.forkedNetwork === undefined) && (missing0 = "forkedNetwork"))) || ((data.snapshots === undefined) && (missing0 = "snapshots"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema27.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.clientVersion !== undefined){
const _errs2 = errors;
if(typeof data.clientVersion !== "string"){
validate22.errors = [{instancePath:instancePath+"/clientVersion",schemaPath:"#/properties/clientVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientSemver !== undefined){
const _errs4 = errors;
if(typeof data.clientSemver !== "string"){
validate22.errors = [{instancePath:instancePath+"/clientSemver",schemaPath:"#/properties/clientSemver/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientCommitSha !== undefined){
const _errs6 = errors;
if(typeof data.clientCommitSha !== "string"){
validate22.errors = [{instancePath:instancePath+"/clientCommitSha",schemaPath:"#/properties/clientCommitSha/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chainId !== undefined){
let data3 = data.chainId;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate22.errors = [{instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instanceId !== undefined){
let data4 = data.instanceId;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate22.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/instanceId",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latestBlockNumber !== undefined){
let data5 = data.latestBlockNumber;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate22.errors = [{instancePath:instancePath+"/latestBlockNumber",schemaPath:"#/properties/latestBlockNumber/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latestBlockHash !== undefined){
let data6 = data.latestBlockHash;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
validate22.errors = [{instancePath:instancePath+"/latestBlockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/latestBlockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forkedNetwork !== undefined){
let data7 = data.forkedNetwork;
const _errs18 = errors;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(!(validate23(data7, {instancePath:instancePath+"/forkedNetwork",parentData:data,parentDataProperty:"forkedNetwork",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs21 = errors;
if(data7 !== null){
const err0 = {instancePath:instancePath+"/forkedNetwork",schemaPath:"#/properties/forkedNetwork/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err1 = {instancePath:instancePath+"/forkedNetwork",schemaPath:"#/properties/forkedNetwork/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate22.errors = vErrors;
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
if(data.snapshots !== undefined){
let data8 = data.snapshots;
const _errs23 = errors;
if(errors === _errs23){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
let data9 = data8[key1];
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data9)){
if(data9.length > 2){
validate22.errors = [{instancePath:instancePath+"/snapshots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/snapshots/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data9.length < 2){
validate22.errors = [{instancePath:instancePath+"/snapshots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/snapshots/additionalProperties/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid5 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs28 = errors;
const _errs29 = errors;
let valid6 = false;
const _errs30 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err2 = {instancePath:instancePath+"/snapshots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/snapshots/additionalProperties/items/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs30 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
const err3 = {instancePath:instancePath+"/snapshots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
const err4 = {instancePath:instancePath+"/snapshots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs32 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err5 = {instancePath:instancePath+"/snapshots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/snapshots/additionalProperties/items/anyOf",keyword:"anyOf",params:{}};
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
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs28 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/snapshots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/snapshots/additionalProperties/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs26 === errors;
if(!valid4){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/snapshots",schemaPath:"#/properties/snapshots/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}

export const check_anvil_nodeInfo = validate26;
const schema33 = {"$ref":"DevelopmentNodeInfo"};
const schema34 = {"title":"DevelopmentNodeInfo","description":"How a development chain is set up, as anvil 1.7.1 returns it.","type":"object","additionalProperties":false,"required":["currentBlockNumber","currentBlockTimestamp","currentBlockHash","hardFork","transactionOrder","environment","forkConfig"],"properties":{"currentBlockNumber":{"$ref":"Quantity"},"currentBlockTimestamp":{"description":"Seconds since 1970.","type":"integer"},"currentBlockHash":{"$ref":"Hash"},"hardFork":{"description":"The newest active fork, such as Prague.","type":"string"},"transactionOrder":{"description":"fees: best-paid first; fifo: in order of arrival.","type":"string","enum":["fees","fifo"]},"environment":{"type":"object","additionalProperties":false,"required":["baseFee","chainId","gasLimit","gasPrice"],"properties":{"baseFee":{"description":"Of the next block.","$ref":"Quantity"},"chainId":{"type":"integer"},"gasLimit":{"description":"Of the next block.","$ref":"Quantity"},"gasPrice":{"$ref":"Quantity"}}},"forkConfig":{"description":"The forked network; each member is null without one.","type":"object","additionalProperties":false,"required":["forkUrl","forkBlockNumber","forkRetryBackoff"],"properties":{"forkUrl":{"anyOf":[{"type":"string"},{"type":"null"}]},"forkBlockNumber":{"anyOf":[{"type":"integer"},{"type":"null"}]},"forkRetryBackoff":{"anyOf":[{"type":"integer"},{"type":"null"}]}}}}};
const schema35 = {"title":"Quantity","description":"Unsigned integer in hex, prefix 0x, lower case, no leading zeros; zero is 0x0.","type":"string","pattern":"^0x(?:0|[1-9a-f][0-9a-f]*)$"};
const pattern10 = func2("^0x(?:0|[1-9a-f][0-9a-f]*)$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.currentBlockNumber === undefined) && (missing0 = "currentBlockNumber")) || ((data.currentBlockTimestamp === undefined) && (missing0 = "currentBlockTimestamp"))) || ((data.currentBlockHash === undefined) && (missing0 = "currentBlockHash"))) || ((data.hardFork === undefined) && (missing0 = "hardFork"))) || ((data.transactionOrder === undefined) && (missing0 = "transactionOrder"))) || ((data.environment === undefined) && (missing0 = "environment"))) || ((data.forkConfig === undefined) && (missing0 = "forkConfig"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "currentBlockNumber") || (key0 === "currentBlockTimestamp")) || (key0 === "currentBlockHash")) || (key0 === "hardFork")) || (key0 === "transactionOrder")) || (key0 === "environment")) || (key0 === "forkConfig"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currentBlockNumber !== undefined){
let data0 = data.currentBlockNumber;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate27.errors = [{instancePath:instancePath+"/currentBlockNumber",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/currentBlockNumber",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentBlockTimestamp !== undefined){
let data1 = data.currentBlockTimestamp;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate27.errors = [{instancePath:instancePath+"/currentBlockTimestamp",schemaPath:"#/properties/currentBlockTimestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentBlockHash !== undefined){
let data2 = data.currentBlockHash;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate27.errors = [{instancePath:instancePath+"/currentBlockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/currentBlockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hardFork !== undefined){
const _errs10 = errors;
if(typeof data.hardFork !== "string"){
validate27.errors = [{instancePath:instancePath+"/hardFork",schemaPath:"#/properties/hardFork/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionOrder !== undefined){
let data4 = data.transactionOrder;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate27.errors = [{instancePath:instancePath+"/transactionOrder",schemaPath:"#/properties/transactionOrder/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "fees") || (data4 === "fifo"))){
validate27.errors = [{instancePath:instancePath+"/transactionOrder",schemaPath:"#/properties/transactionOrder/enum",keyword:"enum",params:{allowedValues: schema34.properties.transactionOrder.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data5 = data.environment;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((data5.baseFee === undefined) && (missing1 = "baseFee")) || ((data5.chainId === undefined) && (missing1 = "chainId"))) || ((data5.gasLimit === undefined) && (missing1 = "gasLimit"))) || ((data5.gasPrice === undefined) && (missing1 = "gasPrice"))){
validate27.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data5){
if(!((((key1 === "baseFee") || (key1 === "chainId")) || (key1 === "gasLimit")) || (key1 === "gasPrice"))){
validate27.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.baseFee !== undefined){
let data6 = data5.baseFee;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
validate27.errors = [{instancePath:instancePath+"/environment/baseFee",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/environment/baseFee",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.chainId !== undefined){
let data7 = data5.chainId;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate27.errors = [{instancePath:instancePath+"/environment/chainId",schemaPath:"#/properties/environment/properties/chainId/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.gasLimit !== undefined){
let data8 = data5.gasLimit;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
validate27.errors = [{instancePath:instancePath+"/environment/gasLimit",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/environment/gasLimit",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.gasPrice !== undefined){
let data9 = data5.gasPrice;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
validate27.errors = [{instancePath:instancePath+"/environment/gasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/environment/gasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs25 === errors;
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
else {
validate27.errors = [{instancePath:instancePath+"/environment",schemaPath:"#/properties/environment/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forkConfig !== undefined){
let data10 = data.forkConfig;
const _errs28 = errors;
if(errors === _errs28){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((((data10.forkUrl === undefined) && (missing2 = "forkUrl")) || ((data10.forkBlockNumber === undefined) && (missing2 = "forkBlockNumber"))) || ((data10.forkRetryBackoff === undefined) && (missing2 = "forkRetryBackoff"))){
validate27.errors = [{instancePath:instancePath+"/forkConfig",schemaPath:"#/properties/forkConfig/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs30 = errors;
for(const key2 in data10){
if(!(((key2 === "forkUrl") || (key2 === "forkBlockNumber")) || (key2 === "forkRetryBackoff"))){
validate27.errors = [{instancePath:instancePath+"/forkConfig",schemaPath:"#/properties/forkConfig/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs30 === errors){
if(data10.forkUrl !== undefined){
let data11 = data10.forkUrl;
const _errs31 = errors;
const _errs32 = errors;
let valid8 = false;
const _errs33 = errors;
if(typeof data11 !== "string"){
const err0 = {instancePath:instancePath+"/forkConfig/forkUrl",schemaPath:"#/properties/forkConfig/properties/forkUrl/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs33 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs35 = errors;
if(data11 !== null){
const err1 = {instancePath:instancePath+"/forkConfig/forkUrl",schemaPath:"#/properties/forkConfig/properties/forkUrl/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs35 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
const err2 = {instancePath:instancePath+"/forkConfig/forkUrl",schemaPath:"#/properties/forkConfig/properties/forkUrl/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate27.errors = vErrors;
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
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.forkBlockNumber !== undefined){
let data12 = data10.forkBlockNumber;
const _errs37 = errors;
const _errs38 = errors;
let valid9 = false;
const _errs39 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err3 = {instancePath:instancePath+"/forkConfig/forkBlockNumber",schemaPath:"#/properties/forkConfig/properties/forkBlockNumber/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs39 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs41 = errors;
if(data12 !== null){
const err4 = {instancePath:instancePath+"/forkConfig/forkBlockNumber",schemaPath:"#/properties/forkConfig/properties/forkBlockNumber/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs41 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
const err5 = {instancePath:instancePath+"/forkConfig/forkBlockNumber",schemaPath:"#/properties/forkConfig/properties/forkBlockNumber/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate27.errors = vErrors;
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
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.forkRetryBackoff !== undefined){
let data13 = data10.forkRetryBackoff;
const _errs43 = errors;
const _errs44 = errors;
let valid10 = false;
const _errs45 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err6 = {instancePath:instancePath+"/forkConfig/forkRetryBackoff",schemaPath:"#/properties/forkConfig/properties/forkRetryBackoff/anyOf/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs45 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const _errs47 = errors;
if(data13 !== null){
const err7 = {instancePath:instancePath+"/forkConfig/forkRetryBackoff",schemaPath:"#/properties/forkConfig/properties/forkRetryBackoff/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs47 === errors;
valid10 = valid10 || _valid2;
}
if(!valid10){
const err8 = {instancePath:instancePath+"/forkConfig/forkRetryBackoff",schemaPath:"#/properties/forkConfig/properties/forkRetryBackoff/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate27.errors = vErrors;
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
var valid7 = _errs43 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/forkConfig",schemaPath:"#/properties/forkConfig/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs28 === errors;
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
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}

export const check_debug_gcStats = validate29;
const schema40 = {"$ref":"GcStatistics"};
const schema41 = {"title":"GcStatistics","description":"Garbage collections of the main thread since the service started, with Go's names.","type":"object","additionalProperties":false,"required":["LastGC","NumGC","PauseTotal","Pause","PauseEnd"],"properties":{"LastGC":{"description":"When the last one ended; 0001-01-01T00:00:00Z before the first.","type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$"},"NumGC":{"description":"How many there were.","type":"integer","minimum":0},"PauseTotal":{"description":"Nanoseconds that all of them took.","type":"integer","minimum":0},"Pause":{"description":"Nanoseconds of each, newest first, at most 256.","type":"array","items":{"type":"integer","minimum":0}},"PauseEnd":{"description":"When each of them ended, newest first.","type":"array","items":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$"}}}};
const pattern15 = func2("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.LastGC === undefined) && (missing0 = "LastGC")) || ((data.NumGC === undefined) && (missing0 = "NumGC"))) || ((data.PauseTotal === undefined) && (missing0 = "PauseTotal"))) || ((data.Pause === undefined) && (missing0 = "Pause"))) || ((data.PauseEnd === undefined) && (missing0 = "PauseEnd"))){
validate29.errors = [{instancePath,schemaPath:"GcStatistics/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((((key0 === "LastGC") || (key0 === "NumGC")) || (key0 === "PauseTotal")) || (key0 === "Pause")) || (key0 === "PauseEnd"))){
validate29.errors = [{instancePath,schemaPath:"GcStatistics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.LastGC !== undefined){
let data0 = data.LastGC;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
validate29.errors = [{instancePath:instancePath+"/LastGC",schemaPath:"GcStatistics/properties/LastGC/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/LastGC",schemaPath:"GcStatistics/properties/LastGC/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.NumGC !== undefined){
let data1 = data.NumGC;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate29.errors = [{instancePath:instancePath+"/NumGC",schemaPath:"GcStatistics/properties/NumGC/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/NumGC",schemaPath:"GcStatistics/properties/NumGC/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.PauseTotal !== undefined){
let data2 = data.PauseTotal;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate29.errors = [{instancePath:instancePath+"/PauseTotal",schemaPath:"GcStatistics/properties/PauseTotal/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/PauseTotal",schemaPath:"GcStatistics/properties/PauseTotal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.Pause !== undefined){
let data3 = data.Pause;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate29.errors = [{instancePath:instancePath+"/Pause/" + i0,schemaPath:"GcStatistics/properties/Pause/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate29.errors = [{instancePath:instancePath+"/Pause/" + i0,schemaPath:"GcStatistics/properties/Pause/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/Pause",schemaPath:"GcStatistics/properties/Pause/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.PauseEnd !== undefined){
let data5 = data.PauseEnd;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(!pattern15.test(data6)){
validate29.errors = [{instancePath:instancePath+"/PauseEnd/" + i1,schemaPath:"GcStatistics/properties/PauseEnd/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/PauseEnd/" + i1,schemaPath:"GcStatistics/properties/PauseEnd/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/PauseEnd",schemaPath:"GcStatistics/properties/PauseEnd/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"GcStatistics/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const check_debug_getRawReceipts = validate30;
const schema42 = {"anyOf":[{"type":"array","items":{"$ref":"Data"}},{"type":"null"}]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}};
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
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(data !== null){
const err3 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
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
validate30.errors = vErrors;
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
validate30.errors = vErrors;
return errors === 0;
}

export const check_debug_memStats = validate31;
const schema44 = {"$ref":"MemoryStatistics"};
const schema45 = {"title":"MemoryStatistics","description":"Memory of the process: Go's names where they mean the same, and Node's own figures. In bytes.","type":"object","additionalProperties":false,"required":["Alloc","Sys","HeapAlloc","HeapSys","HeapIdle","HeapInuse","NumGC","PauseTotalNs","node"],"properties":{"Alloc":{"description":"Heap in use.","type":"integer","minimum":0},"Sys":{"description":"Memory of the whole process.","type":"integer","minimum":0},"HeapAlloc":{"description":"Heap in use.","type":"integer","minimum":0},"HeapSys":{"description":"Heap.","type":"integer","minimum":0},"HeapIdle":{"description":"Heap that is not in use.","type":"integer","minimum":0},"HeapInuse":{"description":"Heap in use.","type":"integer","minimum":0},"NumGC":{"description":"Garbage collections of the main thread.","type":"integer","minimum":0},"PauseTotalNs":{"description":"Nanoseconds that they took.","type":"integer","minimum":0},"node":{"$ref":"NodeMemory"}}};
const schema46 = {"title":"NodeMemory","description":"Memory as Node.js counts it, in bytes.","type":"object","additionalProperties":false,"required":["rss","heapTotal","heapUsed","external","arrayBuffers","heapSizeLimit","mallocedMemory","peakMallocedMemory","nativeContexts","detachedContexts","spaces"],"properties":{"rss":{"description":"Memory of the whole process, all threads.","type":"integer","minimum":0},"heapTotal":{"description":"Heap of the main thread.","type":"integer","minimum":0},"heapUsed":{"description":"The part of it that is in use.","type":"integer","minimum":0},"external":{"description":"Memory of objects in C++ that JavaScript holds.","type":"integer","minimum":0},"arrayBuffers":{"description":"The part of it that buffers take.","type":"integer","minimum":0},"heapSizeLimit":{"description":"The most that the heap may take.","type":"integer","minimum":0},"mallocedMemory":{"description":"What V8 takes outside of the heap.","type":"integer","minimum":0},"peakMallocedMemory":{"description":"The most that it took.","type":"integer","minimum":0},"nativeContexts":{"description":"How many contexts there are; a number that grows indicates a leak.","type":"integer","minimum":0},"detachedContexts":{"description":"How many of them are not collected yet.","type":"integer","minimum":0},"spaces":{"type":"array","items":{"$ref":"HeapSpace"}}}};
const schema47 = {"title":"HeapSpace","description":"A space of V8's heap, in bytes.","type":"object","additionalProperties":false,"required":["name","size","used","available","physical"],"properties":{"name":{"type":"string"},"size":{"type":"integer","minimum":0},"used":{"type":"integer","minimum":0},"available":{"type":"integer","minimum":0},"physical":{"type":"integer","minimum":0}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.rss === undefined) && (missing0 = "rss")) || ((data.heapTotal === undefined) && (missing0 = "heapTotal"))) || ((data.heapUsed === undefined) && (missing0 = "heapUsed"))) || ((data.external === undefined) && (missing0 = "external"))) || ((data.arrayBuffers === undefined) && (missing0 = "arrayBuffers"))) || ((data.heapSizeLimit === undefined) && (missing0 = "heapSizeLimit"))) || ((data.mallocedMemory === undefined) && (missing0 = "mallocedMemory"))) || ((data.peakMallocedMemory === undefined) && (missing0 = "peakMallocedMemory"))) || ((data.nativeContexts === undefined) && (missing0 = "nativeContexts"))) || ((data.detachedContexts === undefined) && (missing0 = "detachedContexts"))) || ((data.spaces === undefined) && (missing0 = "spaces"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema46.properties, key0))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rss !== undefined){
let data0 = data.rss;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate33.errors = [{instancePath:instancePath+"/rss",schemaPath:"#/properties/rss/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate33.errors = [{instancePath:instancePath+"/rss",schemaPath:"#/properties/rss/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.heapTotal !== undefined){
let data1 = data.heapTotal;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate33.errors = [{instancePath:instancePath+"/heapTotal",schemaPath:"#/properties/heapTotal/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate33.errors = [{instancePath:instancePath+"/heapTotal",schemaPath:"#/properties/heapTotal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.heapUsed !== undefined){
let data2 = data.heapUsed;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate33.errors = [{instancePath:instancePath+"/heapUsed",schemaPath:"#/properties/heapUsed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate33.errors = [{instancePath:instancePath+"/heapUsed",schemaPath:"#/properties/heapUsed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.external !== undefined){
let data3 = data.external;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate33.errors = [{instancePath:instancePath+"/external",schemaPath:"#/properties/external/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate33.errors = [{instancePath:instancePath+"/external",schemaPath:"#/properties/external/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrayBuffers !== undefined){
let data4 = data.arrayBuffers;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate33.errors = [{instancePath:instancePath+"/arrayBuffers",schemaPath:"#/properties/arrayBuffers/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate33.errors = [{instancePath:instancePath+"/arrayBuffers",schemaPath:"#/properties/arrayBuffers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.heapSizeLimit !== undefined){
let data5 = data.heapSizeLimit;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate33.errors = [{instancePath:instancePath+"/heapSizeLimit",schemaPath:"#/properties/heapSizeLimit/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate33.errors = [{instancePath:instancePath+"/heapSizeLimit",schemaPath:"#/properties/heapSizeLimit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mallocedMemory !== undefined){
let data6 = data.mallocedMemory;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate33.errors = [{instancePath:instancePath+"/mallocedMemory",schemaPath:"#/properties/mallocedMemory/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate33.errors = [{instancePath:instancePath+"/mallocedMemory",schemaPath:"#/properties/mallocedMemory/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peakMallocedMemory !== undefined){
let data7 = data.peakMallocedMemory;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate33.errors = [{instancePath:instancePath+"/peakMallocedMemory",schemaPath:"#/properties/peakMallocedMemory/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate33.errors = [{instancePath:instancePath+"/peakMallocedMemory",schemaPath:"#/properties/peakMallocedMemory/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nativeContexts !== undefined){
let data8 = data.nativeContexts;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate33.errors = [{instancePath:instancePath+"/nativeContexts",schemaPath:"#/properties/nativeContexts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate33.errors = [{instancePath:instancePath+"/nativeContexts",schemaPath:"#/properties/nativeContexts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detachedContexts !== undefined){
let data9 = data.detachedContexts;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate33.errors = [{instancePath:instancePath+"/detachedContexts",schemaPath:"#/properties/detachedContexts/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate33.errors = [{instancePath:instancePath+"/detachedContexts",schemaPath:"#/properties/detachedContexts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spaces !== undefined){
let data10 = data.spaces;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data10)){
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if((((((data11.name === undefined) && (missing1 = "name")) || ((data11.size === undefined) && (missing1 = "size"))) || ((data11.used === undefined) && (missing1 = "used"))) || ((data11.available === undefined) && (missing1 = "available"))) || ((data11.physical === undefined) && (missing1 = "physical"))){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0,schemaPath:"HeapSpace/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs27 = errors;
for(const key1 in data11){
if(!(((((key1 === "name") || (key1 === "size")) || (key1 === "used")) || (key1 === "available")) || (key1 === "physical"))){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0,schemaPath:"HeapSpace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs27 === errors){
if(data11.name !== undefined){
const _errs28 = errors;
if(typeof data11.name !== "string"){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0+"/name",schemaPath:"HeapSpace/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.size !== undefined){
let data13 = data11.size;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0+"/size",schemaPath:"HeapSpace/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0+"/size",schemaPath:"HeapSpace/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.used !== undefined){
let data14 = data11.used;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0+"/used",schemaPath:"HeapSpace/properties/used/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0+"/used",schemaPath:"HeapSpace/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.available !== undefined){
let data15 = data11.available;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0+"/available",schemaPath:"HeapSpace/properties/available/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0+"/available",schemaPath:"HeapSpace/properties/available/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.physical !== undefined){
let data16 = data11.physical;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0+"/physical",schemaPath:"HeapSpace/properties/physical/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0+"/physical",schemaPath:"HeapSpace/properties/physical/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs36 === errors;
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
else {
validate33.errors = [{instancePath:instancePath+"/spaces/" + i0,schemaPath:"HeapSpace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs24 === errors;
if(!valid1){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/spaces",schemaPath:"#/properties/spaces/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.Alloc === undefined) && (missing0 = "Alloc")) || ((data.Sys === undefined) && (missing0 = "Sys"))) || ((data.HeapAlloc === undefined) && (missing0 = "HeapAlloc"))) || ((data.HeapSys === undefined) && (missing0 = "HeapSys"))) || ((data.HeapIdle === undefined) && (missing0 = "HeapIdle"))) || ((data.HeapInuse === undefined) && (missing0 = "HeapInuse"))) || ((data.NumGC === undefined) && (missing0 = "NumGC"))) || ((data.PauseTotalNs === undefined) && (missing0 = "PauseTotalNs"))) || ((data.node === undefined) && (missing0 = "node"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema45.properties, key0))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.Alloc !== undefined){
let data0 = data.Alloc;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate32.errors = [{instancePath:instancePath+"/Alloc",schemaPath:"#/properties/Alloc/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate32.errors = [{instancePath:instancePath+"/Alloc",schemaPath:"#/properties/Alloc/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.Sys !== undefined){
let data1 = data.Sys;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate32.errors = [{instancePath:instancePath+"/Sys",schemaPath:"#/properties/Sys/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/Sys",schemaPath:"#/properties/Sys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.HeapAlloc !== undefined){
let data2 = data.HeapAlloc;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate32.errors = [{instancePath:instancePath+"/HeapAlloc",schemaPath:"#/properties/HeapAlloc/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/HeapAlloc",schemaPath:"#/properties/HeapAlloc/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.HeapSys !== undefined){
let data3 = data.HeapSys;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate32.errors = [{instancePath:instancePath+"/HeapSys",schemaPath:"#/properties/HeapSys/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate32.errors = [{instancePath:instancePath+"/HeapSys",schemaPath:"#/properties/HeapSys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.HeapIdle !== undefined){
let data4 = data.HeapIdle;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate32.errors = [{instancePath:instancePath+"/HeapIdle",schemaPath:"#/properties/HeapIdle/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate32.errors = [{instancePath:instancePath+"/HeapIdle",schemaPath:"#/properties/HeapIdle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.HeapInuse !== undefined){
let data5 = data.HeapInuse;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate32.errors = [{instancePath:instancePath+"/HeapInuse",schemaPath:"#/properties/HeapInuse/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate32.errors = [{instancePath:instancePath+"/HeapInuse",schemaPath:"#/properties/HeapInuse/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.NumGC !== undefined){
let data6 = data.NumGC;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate32.errors = [{instancePath:instancePath+"/NumGC",schemaPath:"#/properties/NumGC/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate32.errors = [{instancePath:instancePath+"/NumGC",schemaPath:"#/properties/NumGC/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.PauseTotalNs !== undefined){
let data7 = data.PauseTotalNs;
const _errs16 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate32.errors = [{instancePath:instancePath+"/PauseTotalNs",schemaPath:"#/properties/PauseTotalNs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate32.errors = [{instancePath:instancePath+"/PauseTotalNs",schemaPath:"#/properties/PauseTotalNs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.node !== undefined){
const _errs18 = errors;
if(!(validate33(data.node, {instancePath:instancePath+"/node",parentData:data,parentDataProperty:"node",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}

export const check_debug_storageRangeAt = validate36;
const schema48 = {"$ref":"StorageRangeResult"};
const schema49 = {"title":"StorageRangeResult","description":"A part of the storage of a contract.","type":"object","additionalProperties":false,"required":["storage","nextKey"],"properties":{"storage":{"description":"By the Keccak-256 hash of the slot, in ascending order. Words that are zero are left out.","type":"object","additionalProperties":{"$ref":"StorageSlot"}},"nextKey":{"description":"The hash of the next slot, from which to ask on; null when there is none.","anyOf":[{"$ref":"Hash"},{"type":"null"}]}}};
const schema50 = {"title":"StorageSlot","description":"A slot of a contract.","type":"object","additionalProperties":false,"required":["key","value"],"properties":{"key":{"description":"The slot.","$ref":"Bytes32"},"value":{"$ref":"Bytes32"}}};
const schema51 = {"title":"Bytes32","description":"32 bytes in lower-case hex: a word of contract storage, or the key of one.","type":"string","pattern":"^0x[0-9a-f]{64}$"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "key") || (key0 === "value"))){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate38.errors = [{instancePath:instancePath+"/key",schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/key",schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate38.errors = [{instancePath:instancePath+"/value",schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/value",schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.storage === undefined) && (missing0 = "storage")) || ((data.nextKey === undefined) && (missing0 = "nextKey"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "storage") || (key0 === "nextKey"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.storage !== undefined){
let data0 = data.storage;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs5 = errors;
if(!(validate38(data0[key1], {instancePath:instancePath+"/storage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextKey !== undefined){
let data2 = data.nextKey;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err0 = {instancePath:instancePath+"/nextKey",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
const err1 = {instancePath:instancePath+"/nextKey",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/nextKey",schemaPath:"#/properties/nextKey/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/nextKey",schemaPath:"#/properties/nextKey/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate37.errors = vErrors;
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
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}

export const check_debug_traceBlock = validate41;
const schema54 = {"type":"array","items":{"$ref":"TransactionTrace"}};
const schema55 = {"title":"TransactionTrace","description":"The trace of one transaction of a block; result or error is absent.","type":"object","additionalProperties":false,"required":["txHash"],"properties":{"txHash":{"$ref":"Hash"},"result":{"$ref":"Trace"},"error":{"description":"Why there is no trace.","type":"string"}}};
const schema57 = {"title":"Trace","description":"A trace. Its shape is that of the tracer: StructLogTrace without one, CallFrame of callTracer, a list of FlatCallTrace of flatCallTracer, PrestateTrace or PrestateDiff of prestateTracer, FourByteTrace of 4byteTracer, MuxTrace of muxTracer, NoopTrace of noopTracer, Keccak256PreimageTrace of keccak256PreimageTracer, Erc7562Frame of erc7562Tracer; any JSON of a JavaScript tracer, whose items are any JSON, too.","anyOf":[{"type":"object"},{"type":"array","items":{"$ref":"Trace"}},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"null"}]};
const wrapper0 = {validate: validate43};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "array"}};
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
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err3 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
if(typeof data !== "boolean"){
const err4 = {instancePath,schemaPath:"#/anyOf/4/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs12 = errors;
if(data !== null){
const err5 = {instancePath,schemaPath:"#/anyOf/5/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
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
validate43.errors = vErrors;
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
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.txHash === undefined) && (missing0 = "txHash")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "txHash") || (key0 === "result")) || (key0 === "error"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.txHash !== undefined){
let data0 = data.txHash;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate42.errors = [{instancePath:instancePath+"/txHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/txHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
const _errs5 = errors;
if(!(validate43(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs6 = errors;
if(typeof data.error !== "string"){
validate42.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate42(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
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

export const check_debug_traceCall = validate46;
const schema58 = {"$ref":"Trace"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}

export const check_debug_traceCallMany = validate48;
const schema59 = {"type":"array","items":{"type":"array","items":{"$ref":"Trace"}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
const _errs3 = errors;
if(!(validate43(data0[i1], {instancePath:instancePath+"/" + i0+"/" + i1,parentData:data0,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const check_erigon_getHeaderByNumber = validate50;
const schema60 = {"anyOf":[{"$ref":"Header"},{"$ref":"PendingHeader"},{"type":"null"}]};
const schema61 = {"title":"Header","description":"A block header.","type":"object","additionalProperties":false,"required":["number","hash","parentHash","nonce","mixHash","sha3Uncles","logsBloom","stateRoot","transactionsRoot","receiptsRoot","miner","difficulty","extraData","gasLimit","gasUsed","timestamp"],"properties":{"number":{"$ref":"Quantity"},"hash":{"description":"The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.","$ref":"Hash"},"parentHash":{"$ref":"Hash"},"nonce":{"$ref":"Nonce8"},"mixHash":{"$ref":"Hash"},"sha3Uncles":{"$ref":"Hash"},"logsBloom":{"$ref":"Bytes256"},"stateRoot":{"description":"The application hash in the consensus header: the state before this block.","$ref":"Hash"},"transactionsRoot":{"$ref":"Hash"},"receiptsRoot":{"$ref":"Hash"},"miner":{"description":"Operator account of the proposer.","$ref":"Address"},"difficulty":{"$ref":"Quantity"},"extraData":{"$ref":"Data"},"gasLimit":{"$ref":"Quantity"},"gasUsed":{"$ref":"Quantity"},"timestamp":{"description":"Seconds since 1970.","$ref":"Quantity"},"baseFeePerGas":{"description":"Wei per gas; absent while the chain has no base fee.","$ref":"Quantity"},"withdrawalsRoot":{"$ref":"Hash"},"blobGasUsed":{"$ref":"Quantity"},"excessBlobGas":{"$ref":"Quantity"},"parentBeaconBlockRoot":{"$ref":"Hash"},"requestsHash":{"$ref":"Hash"}}};
const schema65 = {"title":"Nonce8","description":"8 bytes in lower-case hex: the header nonce, zero on a chain without proof of work.","type":"string","pattern":"^0x[0-9a-f]{16}$"};
const schema68 = {"title":"Bytes256","description":"256 bytes in lower-case hex: the bloom filter of logs.","type":"string","pattern":"^0x[0-9a-f]{512}$"};
const schema72 = {"title":"Address","description":"20 bytes in lower-case hex: an account or contract address.","type":"string","pattern":"^0x[0-9a-f]{40}$"};
const pattern25 = func2("^0x[0-9a-f]{16}$", "u");
const pattern28 = func2("^0x[0-9a-f]{512}$", "u");
const pattern32 = func2("^0x[0-9a-f]{40}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.parentHash === undefined) && (missing0 = "parentHash"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.mixHash === undefined) && (missing0 = "mixHash"))) || ((data.sha3Uncles === undefined) && (missing0 = "sha3Uncles"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))) || ((data.stateRoot === undefined) && (missing0 = "stateRoot"))) || ((data.transactionsRoot === undefined) && (missing0 = "transactionsRoot"))) || ((data.receiptsRoot === undefined) && (missing0 = "receiptsRoot"))) || ((data.miner === undefined) && (missing0 = "miner"))) || ((data.difficulty === undefined) && (missing0 = "difficulty"))) || ((data.extraData === undefined) && (missing0 = "extraData"))) || ((data.gasLimit === undefined) && (missing0 = "gasLimit"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema61.properties, key0))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern10.test(data0)){
validate51.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data1 = data.hash;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate51.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentHash !== undefined){
let data2 = data.parentHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate51.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data3 = data.nonce;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
validate51.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mixHash !== undefined){
let data4 = data.mixHash;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate51.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha3Uncles !== undefined){
let data5 = data.sha3Uncles;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate51.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
let data6 = data.logsBloom;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern28.test(data6)){
validate51.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateRoot !== undefined){
let data7 = data.stateRoot;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate51.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionsRoot !== undefined){
let data8 = data.transactionsRoot;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate51.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptsRoot !== undefined){
let data9 = data.receiptsRoot;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
validate51.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miner !== undefined){
let data10 = data.miner;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data10 === "string"){
if(!pattern32.test(data10)){
validate51.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data11 = data.difficulty;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate51.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraData !== undefined){
let data12 = data.extraData;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate51.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data13 = data.gasLimit;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate51.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data14 = data.gasUsed;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate51.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data15 = data.timestamp;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate51.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data16 = data.baseFeePerGas;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate51.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawalsRoot !== undefined){
let data17 = data.withdrawalsRoot;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
validate51.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobGasUsed !== undefined){
let data18 = data.blobGasUsed;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
validate51.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excessBlobGas !== undefined){
let data19 = data.excessBlobGas;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
validate51.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentBeaconBlockRoot !== undefined){
let data20 = data.parentBeaconBlockRoot;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
validate51.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsHash !== undefined){
let data21 = data.requestsHash;
const _errs65 = errors;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
validate51.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

const schema84 = {"title":"PendingHeader","description":"A header of a development chain that is executed and not made: the waiting transactions on top of the newest block.","type":"object","additionalProperties":false,"required":["number","hash","parentHash","nonce","mixHash","sha3Uncles","logsBloom","stateRoot","transactionsRoot","receiptsRoot","miner","difficulty","extraData","gasLimit","gasUsed","timestamp"],"properties":{"number":{"$ref":"Quantity"},"hash":{"type":"null"},"parentHash":{"$ref":"Hash"},"nonce":{"type":"null"},"mixHash":{"$ref":"Hash"},"sha3Uncles":{"$ref":"Hash"},"logsBloom":{"$ref":"Bytes256"},"stateRoot":{"description":"The application hash in the consensus header: the state before this block.","$ref":"Hash"},"transactionsRoot":{"$ref":"Hash"},"receiptsRoot":{"$ref":"Hash"},"miner":{"type":"null"},"difficulty":{"$ref":"Quantity"},"extraData":{"$ref":"Data"},"gasLimit":{"$ref":"Quantity"},"gasUsed":{"$ref":"Quantity"},"timestamp":{"description":"Seconds since 1970.","$ref":"Quantity"},"baseFeePerGas":{"description":"Wei per gas; absent while the chain has no base fee.","$ref":"Quantity"},"withdrawalsRoot":{"$ref":"Hash"},"blobGasUsed":{"$ref":"Quantity"},"excessBlobGas":{"$ref":"Quantity"},"parentBeaconBlockRoot":{"$ref":"Hash"},"requestsHash":{"$ref":"Hash"}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.parentHash === undefined) && (missing0 = "parentHash"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.mixHash === undefined) && (missing0 = "mixHash"))) || ((data.sha3Uncles === undefined) && (missing0 = "sha3Uncles"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))) || ((data.stateRoot === undefined) && (missing0 = "stateRoot"))) || ((data.transactionsRoot === undefined) && (missing0 = "transactionsRoot"))) || ((data.receiptsRoot === undefined) && (missing0 = "receiptsRoot"))) || ((data.miner === undefined) && (missing0 = "miner"))) || ((data.difficulty === undefined) && (missing0 = "difficulty"))) || ((data.extraData === undefined) && (missing0 = "extraData"))) || ((data.gasLimit === undefined) && (missing0 = "gasLimit"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema84.properties, key0))){
validate53.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern10.test(data0)){
validate53.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
const _errs5 = errors;
if(data.hash !== null){
validate53.errors = [{instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentHash !== undefined){
let data2 = data.parentHash;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate53.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
const _errs10 = errors;
if(data.nonce !== null){
validate53.errors = [{instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mixHash !== undefined){
let data4 = data.mixHash;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate53.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha3Uncles !== undefined){
let data5 = data.sha3Uncles;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate53.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
let data6 = data.logsBloom;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(!pattern28.test(data6)){
validate53.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateRoot !== undefined){
let data7 = data.stateRoot;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate53.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionsRoot !== undefined){
let data8 = data.transactionsRoot;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate53.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptsRoot !== undefined){
let data9 = data.receiptsRoot;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
validate53.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miner !== undefined){
const _errs30 = errors;
if(data.miner !== null){
validate53.errors = [{instancePath:instancePath+"/miner",schemaPath:"#/properties/miner/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data11 = data.difficulty;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate53.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraData !== undefined){
let data12 = data.extraData;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate53.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data13 = data.gasLimit;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate53.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data14 = data.gasUsed;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate53.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data15 = data.timestamp;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate53.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data16 = data.baseFeePerGas;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate53.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawalsRoot !== undefined){
let data17 = data.withdrawalsRoot;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
validate53.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobGasUsed !== undefined){
let data18 = data.blobGasUsed;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
validate53.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excessBlobGas !== undefined){
let data19 = data.excessBlobGas;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
validate53.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentBeaconBlockRoot !== undefined){
let data20 = data.parentBeaconBlockRoot;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
validate53.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsHash !== undefined){
let data21 = data.requestsHash;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
validate53.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs62 === errors;
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
}
}
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
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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

export const check_eth_accounts = validate55;
const schema104 = {"type":"array","items":{"$ref":"Address"}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
validate55.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const check_eth_baseFee = validate56;
const schema106 = {"anyOf":[{"$ref":"Quantity"},{"type":"null"}]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern10.test(data)){
const err0 = {instancePath,schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err1 = {instancePath,schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
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
if(data !== null){
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
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
validate56.errors = vErrors;
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
validate56.errors = vErrors;
return errors === 0;
}

export const check_eth_blobBaseFee = validate57;
const schema108 = {"$ref":"Quantity"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern10.test(data)){
validate57.errors = [{instancePath,schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate57.errors = [{instancePath,schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const check_eth_capabilities = validate58;
const schema110 = {"$ref":"Capabilities"};
const schema111 = {"title":"Capabilities","description":"For each kind of data, the blocks for which the server has it.","type":"object","additionalProperties":false,"required":["head","state","tx","logs","receipts","blocks","stateproofs"],"properties":{"head":{"$ref":"BlockReference"},"state":{"$ref":"ResourceCapability"},"tx":{"$ref":"ResourceCapability"},"logs":{"$ref":"ResourceCapability"},"receipts":{"$ref":"ResourceCapability"},"blocks":{"$ref":"ResourceCapability"},"stateproofs":{"$ref":"ResourceCapability"}}};
const schema112 = {"title":"BlockReference","description":"A block by number and hash.","type":"object","additionalProperties":false,"required":["number","hash"],"properties":{"number":{"$ref":"Quantity"},"hash":{"$ref":"Hash"}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.number === undefined) && (missing0 = "number")) || ((data.hash === undefined) && (missing0 = "hash"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "number") || (key0 === "hash"))){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern10.test(data0)){
validate60.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data1 = data.hash;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate60.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

const schema115 = {"title":"ResourceCapability","description":"The first block for which the server has a kind of data.","type":"object","additionalProperties":false,"required":["disabled"],"properties":{"disabled":{"type":"boolean"},"oldestBlock":{"$ref":"Quantity"},"deleteStrategy":{"$ref":"RetentionWindow"}}};
const schema117 = {"title":"RetentionWindow","description":"A window of newest blocks; older ones are deleted.","type":"object","additionalProperties":false,"required":["type","retentionBlocks"],"properties":{"type":{"type":"string","enum":["window"]},"retentionBlocks":{"description":"How many of the newest blocks are kept.","$ref":"Quantity"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.retentionBlocks === undefined) && (missing0 = "retentionBlocks"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "type") || (key0 === "retentionBlocks"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate63.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "window")){
validate63.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema117.properties.type.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retentionBlocks !== undefined){
let data1 = data.retentionBlocks;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate63.errors = [{instancePath:instancePath+"/retentionBlocks",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/retentionBlocks",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
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
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.disabled === undefined) && (missing0 = "disabled")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "disabled") || (key0 === "oldestBlock")) || (key0 === "deleteStrategy"))){
validate62.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.disabled !== undefined){
const _errs2 = errors;
if(typeof data.disabled !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldestBlock !== undefined){
let data1 = data.oldestBlock;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate62.errors = [{instancePath:instancePath+"/oldestBlock",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/oldestBlock",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleteStrategy !== undefined){
const _errs7 = errors;
if(!(validate63(data.deleteStrategy, {instancePath:instancePath+"/deleteStrategy",parentData:data,parentDataProperty:"deleteStrategy",rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.head === undefined) && (missing0 = "head")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.tx === undefined) && (missing0 = "tx"))) || ((data.logs === undefined) && (missing0 = "logs"))) || ((data.receipts === undefined) && (missing0 = "receipts"))) || ((data.blocks === undefined) && (missing0 = "blocks"))) || ((data.stateproofs === undefined) && (missing0 = "stateproofs"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "head") || (key0 === "state")) || (key0 === "tx")) || (key0 === "logs")) || (key0 === "receipts")) || (key0 === "blocks")) || (key0 === "stateproofs"))){
validate59.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.head !== undefined){
const _errs2 = errors;
if(!(validate60(data.head, {instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs3 = errors;
if(!(validate62(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tx !== undefined){
const _errs4 = errors;
if(!(validate62(data.tx, {instancePath:instancePath+"/tx",parentData:data,parentDataProperty:"tx",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
const _errs5 = errors;
if(!(validate62(data.logs, {instancePath:instancePath+"/logs",parentData:data,parentDataProperty:"logs",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receipts !== undefined){
const _errs6 = errors;
if(!(validate62(data.receipts, {instancePath:instancePath+"/receipts",parentData:data,parentDataProperty:"receipts",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocks !== undefined){
const _errs7 = errors;
if(!(validate62(data.blocks, {instancePath:instancePath+"/blocks",parentData:data,parentDataProperty:"blocks",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateproofs !== undefined){
const _errs8 = errors;
if(!(validate62(data.stateproofs, {instancePath:instancePath+"/stateproofs",parentData:data,parentDataProperty:"stateproofs",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
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
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}

export const check_eth_coinbase = validate72;
const schema119 = {"$ref":"Address"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern32.test(data)){
validate72.errors = [{instancePath,schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate72.errors = [{instancePath,schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

export const check_eth_config = validate73;
const schema121 = {"$ref":"Config"};
const schema122 = {"title":"Config","description":"Settings of the current, the next and the last known fork (EIP-7910).","type":"object","additionalProperties":false,"required":["current","next","last"],"properties":{"current":{"$ref":"ForkConfig"},"next":{"description":"null when none is scheduled.","anyOf":[{"$ref":"ForkConfig"},{"type":"null"}]},"last":{"description":"null when none is scheduled.","anyOf":[{"$ref":"ForkConfig"},{"type":"null"}]}}};
const schema123 = {"title":"ForkConfig","description":"Settings of one fork (EIP-7910).","type":"object","additionalProperties":false,"required":["activationTime","blobSchedule","chainId","forkId","precompiles","systemContracts"],"properties":{"activationTime":{"description":"Seconds since 1970; 0 when active from the first block.","type":"integer","minimum":0},"blobSchedule":{"description":"null: the chain accepts no blobs.","anyOf":[{"$ref":"BlobSchedule"},{"type":"null"}]},"chainId":{"$ref":"Quantity"},"forkId":{"description":"EIP-6122 fork hash.","$ref":"Bytes4"},"precompiles":{"$ref":"NamedAddresses"},"systemContracts":{"$ref":"NamedAddresses"}}};
const schema124 = {"title":"BlobSchedule","description":"Blob parameters of a fork.","type":"object","additionalProperties":false,"required":["baseFeeUpdateFraction","max","target"],"properties":{"baseFeeUpdateFraction":{"type":"integer"},"max":{"type":"integer"},"target":{"type":"integer"}}};
const schema126 = {"title":"Bytes4","description":"4 bytes in lower-case hex.","type":"string","pattern":"^0x[0-9a-f]{8}$"};
const pattern72 = func2("^0x[0-9a-f]{8}$", "u");
const schema127 = {"title":"NamedAddresses","description":"Addresses by name.","type":"object","additionalProperties":{"$ref":"Address"}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
validate76.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
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


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.activationTime === undefined) && (missing0 = "activationTime")) || ((data.blobSchedule === undefined) && (missing0 = "blobSchedule"))) || ((data.chainId === undefined) && (missing0 = "chainId"))) || ((data.forkId === undefined) && (missing0 = "forkId"))) || ((data.precompiles === undefined) && (missing0 = "precompiles"))) || ((data.systemContracts === undefined) && (missing0 = "systemContracts"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "activationTime") || (key0 === "blobSchedule")) || (key0 === "chainId")) || (key0 === "forkId")) || (key0 === "precompiles")) || (key0 === "systemContracts"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.activationTime !== undefined){
let data0 = data.activationTime;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate75.errors = [{instancePath:instancePath+"/activationTime",schemaPath:"#/properties/activationTime/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate75.errors = [{instancePath:instancePath+"/activationTime",schemaPath:"#/properties/activationTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobSchedule !== undefined){
let data1 = data.blobSchedule;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.baseFeeUpdateFraction === undefined) && (missing1 = "baseFeeUpdateFraction")) || ((data1.max === undefined) && (missing1 = "max"))) || ((data1.target === undefined) && (missing1 = "target"))){
const err0 = {instancePath:instancePath+"/blobSchedule",schemaPath:"BlobSchedule/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!(((key1 === "baseFeeUpdateFraction") || (key1 === "max")) || (key1 === "target"))){
const err1 = {instancePath:instancePath+"/blobSchedule",schemaPath:"BlobSchedule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data1.baseFeeUpdateFraction !== undefined){
let data2 = data1.baseFeeUpdateFraction;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/blobSchedule/baseFeeUpdateFraction",schemaPath:"BlobSchedule/properties/baseFeeUpdateFraction/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.max !== undefined){
let data3 = data1.max;
const _errs12 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/blobSchedule/max",schemaPath:"BlobSchedule/properties/max/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.target !== undefined){
let data4 = data1.target;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/blobSchedule/target",schemaPath:"BlobSchedule/properties/target/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/blobSchedule",schemaPath:"BlobSchedule/type",keyword:"type",params:{type: "object"}};
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
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/blobSchedule",schemaPath:"#/properties/blobSchedule/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err7 = {instancePath:instancePath+"/blobSchedule",schemaPath:"#/properties/blobSchedule/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate75.errors = vErrors;
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
if(data.chainId !== undefined){
let data5 = data.chainId;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
validate75.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forkId !== undefined){
let data6 = data.forkId;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data6 === "string"){
if(!pattern72.test(data6)){
validate75.errors = [{instancePath:instancePath+"/forkId",schemaPath:"Bytes4/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{8}$"}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/forkId",schemaPath:"Bytes4/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precompiles !== undefined){
const _errs24 = errors;
if(!(validate76(data.precompiles, {instancePath:instancePath+"/precompiles",parentData:data,parentDataProperty:"precompiles",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.systemContracts !== undefined){
const _errs25 = errors;
if(!(validate76(data.systemContracts, {instancePath:instancePath+"/systemContracts",parentData:data,parentDataProperty:"systemContracts",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
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
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.current === undefined) && (missing0 = "current")) || ((data.next === undefined) && (missing0 = "next"))) || ((data.last === undefined) && (missing0 = "last"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "current") || (key0 === "next")) || (key0 === "last"))){
validate74.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.current !== undefined){
const _errs2 = errors;
if(!(validate75(data.current, {instancePath:instancePath+"/current",parentData:data,parentDataProperty:"current",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next !== undefined){
let data1 = data.next;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate75(data1, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate74.errors = vErrors;
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
else {
var valid0 = true;
}
if(valid0){
if(data.last !== undefined){
let data2 = data.last;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate75(data2, {instancePath:instancePath+"/last",parentData:data,parentDataProperty:"last",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/last",schemaPath:"#/properties/last/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/last",schemaPath:"#/properties/last/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate74.errors = vErrors;
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
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}

export const check_eth_createAccessList = validate83;
const schema129 = {"$ref":"AccessListResult"};
const schema130 = {"title":"AccessListResult","description":"The access list of a call and what the call uses with it.","type":"object","additionalProperties":false,"required":["accessList","gasUsed"],"properties":{"accessList":{"$ref":"AccessList"},"gasUsed":{"$ref":"Quantity"},"error":{"description":"Why the call failed, when it did.","type":"string"}}};
const schema131 = {"title":"AccessList","description":"An EIP-2930 access list.","type":"array","items":{"$ref":"AccessListEntry"}};
const schema132 = {"title":"AccessListEntry","description":"An address and the storage keys that a transaction accesses at the lower price (EIP-2930).","type":"object","additionalProperties":false,"required":["address","storageKeys"],"properties":{"address":{"$ref":"Address"},"storageKeys":{"type":"array","items":{"$ref":"Bytes32"}}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.address === undefined) && (missing0 = "address")) || ((data.storageKeys === undefined) && (missing0 = "storageKeys"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "address") || (key0 === "storageKeys"))){
validate86.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
validate86.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.storageKeys !== undefined){
let data1 = data.storageKeys;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate86.errors = [{instancePath:instancePath+"/storageKeys/" + i0,schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/storageKeys/" + i0,schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/storageKeys",schemaPath:"#/properties/storageKeys/type",keyword:"type",params:{type: "array"}}];
return false;
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate86(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
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
let missing0;
if(((data.accessList === undefined) && (missing0 = "accessList")) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "accessList") || (key0 === "gasUsed")) || (key0 === "error"))){
validate84.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.accessList !== undefined){
const _errs2 = errors;
if(!(validate85(data.accessList, {instancePath:instancePath+"/accessList",parentData:data,parentDataProperty:"accessList",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data1 = data.gasUsed;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate84.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate84.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs6 = errors;
if(typeof data.error !== "string"){
validate84.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
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


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}

export const check_eth_feeHistory = validate90;
const schema136 = {"$ref":"FeeHistory"};
const schema137 = {"title":"FeeHistory","description":"Fees of a range of blocks, oldest first.","type":"object","additionalProperties":false,"required":["oldestBlock","baseFeePerGas","gasUsedRatio","baseFeePerBlobGas","blobGasUsedRatio"],"properties":{"oldestBlock":{"$ref":"Quantity"},"baseFeePerGas":{"description":"One per block and one for the block after the range; 0x0 while the chain has no base fee.","type":"array","items":{"$ref":"Quantity"}},"gasUsedRatio":{"description":"gasUsed / gasLimit, one per block.","type":"array","items":{"type":"number","minimum":0}},"baseFeePerBlobGas":{"description":"One per block and one for the block after the range; always 0x1, the lowest price.","type":"array","items":{"$ref":"Quantity"}},"blobGasUsedRatio":{"description":"One per block; always 0.","type":"array","items":{"type":"number","minimum":0}},"reward":{"description":"For each block, the tip at each requested percentile; absent when no percentile was requested.","type":"array","items":{"type":"array","items":{"$ref":"Quantity"}}}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.oldestBlock === undefined) && (missing0 = "oldestBlock")) || ((data.baseFeePerGas === undefined) && (missing0 = "baseFeePerGas"))) || ((data.gasUsedRatio === undefined) && (missing0 = "gasUsedRatio"))) || ((data.baseFeePerBlobGas === undefined) && (missing0 = "baseFeePerBlobGas"))) || ((data.blobGasUsedRatio === undefined) && (missing0 = "blobGasUsedRatio"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "oldestBlock") || (key0 === "baseFeePerGas")) || (key0 === "gasUsedRatio")) || (key0 === "baseFeePerBlobGas")) || (key0 === "blobGasUsedRatio")) || (key0 === "reward"))){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.oldestBlock !== undefined){
let data0 = data.oldestBlock;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate91.errors = [{instancePath:instancePath+"/oldestBlock",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/oldestBlock",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data1 = data.baseFeePerGas;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate91.errors = [{instancePath:instancePath+"/baseFeePerGas/" + i0,schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/baseFeePerGas/" + i0,schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"#/properties/baseFeePerGas/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsedRatio !== undefined){
let data3 = data.gasUsedRatio;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs12 = errors;
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate91.errors = [{instancePath:instancePath+"/gasUsedRatio/" + i1,schemaPath:"#/properties/gasUsedRatio/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/gasUsedRatio/" + i1,schemaPath:"#/properties/gasUsedRatio/items/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/gasUsedRatio",schemaPath:"#/properties/gasUsedRatio/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerBlobGas !== undefined){
let data5 = data.baseFeePerBlobGas;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
var valid5 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
validate91.errors = [{instancePath:instancePath+"/baseFeePerBlobGas/" + i2,schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/baseFeePerBlobGas/" + i2,schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/baseFeePerBlobGas",schemaPath:"#/properties/baseFeePerBlobGas/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobGasUsedRatio !== undefined){
let data7 = data.blobGasUsedRatio;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data7)){
var valid7 = true;
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
const _errs21 = errors;
if(errors === _errs21){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate91.errors = [{instancePath:instancePath+"/blobGasUsedRatio/" + i3,schemaPath:"#/properties/blobGasUsedRatio/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/blobGasUsedRatio/" + i3,schemaPath:"#/properties/blobGasUsedRatio/items/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid7 = _errs21 === errors;
if(!valid7){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/blobGasUsedRatio",schemaPath:"#/properties/blobGasUsedRatio/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reward !== undefined){
let data9 = data.reward;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data9)){
var valid8 = true;
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
let data10 = data9[i4];
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data10)){
var valid9 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
let data11 = data10[i5];
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate91.errors = [{instancePath:instancePath+"/reward/" + i4+"/" + i5,schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/reward/" + i4+"/" + i5,schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs27 === errors;
if(!valid9){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/reward/" + i4,schemaPath:"#/properties/reward/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs25 === errors;
if(!valid8){
break;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/reward",schemaPath:"#/properties/reward/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
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
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}

export const check_eth_fillTransaction = validate93;
const schema142 = {"$ref":"FilledTransaction"};
const schema143 = {"title":"FilledTransaction","description":"A filled transaction and its encoding for signing.","type":"object","additionalProperties":false,"required":["raw","tx"],"properties":{"raw":{"description":"RLP encoding with an empty signature.","$ref":"Data"},"tx":{"$ref":"UnsignedTransaction"}}};
const schema145 = {"title":"UnsignedTransaction","description":"A transaction with every field but its sender and its place in a block. Before it is signed, the signature fields are zero.","type":"object","additionalProperties":false,"required":["type","nonce","to","gas","gasPrice","value","input","v","r","s","hash"],"properties":{"type":{"$ref":"TransactionType"},"chainId":{"$ref":"Quantity"},"nonce":{"$ref":"Quantity"},"to":{"anyOf":[{"$ref":"Address"},{"type":"null"}]},"gas":{"$ref":"Quantity"},"gasPrice":{"description":"null for types 2 and 4.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"maxFeePerGas":{"$ref":"Quantity"},"maxPriorityFeePerGas":{"$ref":"Quantity"},"value":{"$ref":"Quantity"},"input":{"$ref":"Data"},"accessList":{"$ref":"AccessList"},"authorizationList":{"type":"array","items":{"$ref":"Authorization"}},"v":{"$ref":"Quantity"},"r":{"$ref":"Quantity"},"s":{"$ref":"Quantity"},"yParity":{"$ref":"Quantity"},"hash":{"$ref":"Hash"}}};
const schema146 = {"title":"TransactionType","description":"EIP-2718 type: 0x0 legacy, 0x1 access list, 0x2 dynamic fee, 0x4 set code.","type":"string","enum":["0x0","0x1","0x2","0x4"]};
const schema156 = {"title":"Authorization","description":"A signed EIP-7702 authorization: the signer lets its account run the code of address.","type":"object","additionalProperties":false,"required":["chainId","address","nonce","yParity","r","s"],"properties":{"chainId":{"$ref":"Quantity"},"address":{"$ref":"Address"},"nonce":{"$ref":"Quantity"},"yParity":{"$ref":"Quantity"},"r":{"$ref":"Quantity"},"s":{"$ref":"Quantity"}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.chainId === undefined) && (missing0 = "chainId")) || ((data.address === undefined) && (missing0 = "address"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.yParity === undefined) && (missing0 = "yParity"))) || ((data.r === undefined) && (missing0 = "r"))) || ((data.s === undefined) && (missing0 = "s"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "chainId") || (key0 === "address")) || (key0 === "nonce")) || (key0 === "yParity")) || (key0 === "r")) || (key0 === "s"))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.chainId !== undefined){
let data0 = data.chainId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate97.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
let data1 = data.address;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern32.test(data1)){
validate97.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data2 = data.nonce;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate97.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.yParity !== undefined){
let data3 = data.yParity;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate97.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.r !== undefined){
let data4 = data.r;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
validate97.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.s !== undefined){
let data5 = data.s;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
validate97.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
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
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.gasPrice === undefined) && (missing0 = "gasPrice"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.v === undefined) && (missing0 = "v"))) || ((data.r === undefined) && (missing0 = "r"))) || ((data.s === undefined) && (missing0 = "s"))) || ((data.hash === undefined) && (missing0 = "hash"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema145.properties, key0))){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate95.errors = [{instancePath:instancePath+"/type",schemaPath:"TransactionType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "0x0") || (data0 === "0x1")) || (data0 === "0x2")) || (data0 === "0x4"))){
validate95.errors = [{instancePath:instancePath+"/type",schemaPath:"TransactionType/enum",keyword:"enum",params:{allowedValues: schema146.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chainId !== undefined){
let data1 = data.chainId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate95.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data2 = data.nonce;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate95.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data3 = data.to;
const _errs11 = errors;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(!pattern32.test(data3)){
const err0 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs16 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate95.errors = vErrors;
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
if(data.gas !== undefined){
let data4 = data.gas;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
validate95.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data5 = data.gasPrice;
const _errs21 = errors;
const _errs22 = errors;
let valid7 = false;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err4 = {instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err5 = {instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs23 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs26 = errors;
if(data5 !== null){
const err6 = {instancePath:instancePath+"/gasPrice",schemaPath:"#/properties/gasPrice/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err7 = {instancePath:instancePath+"/gasPrice",schemaPath:"#/properties/gasPrice/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate95.errors = vErrors;
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
if(data.maxFeePerGas !== undefined){
let data6 = data.maxFeePerGas;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
validate95.errors = [{instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxPriorityFeePerGas !== undefined){
let data7 = data.maxPriorityFeePerGas;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
validate95.errors = [{instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data8 = data.value;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
validate95.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data9 = data.input;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
validate95.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessList !== undefined){
const _errs40 = errors;
if(!(validate85(data.accessList, {instancePath:instancePath+"/accessList",parentData:data,parentDataProperty:"accessList",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorizationList !== undefined){
let data11 = data.authorizationList;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data11)){
var valid13 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs43 = errors;
if(!(validate97(data11[i0], {instancePath:instancePath+"/authorizationList/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid13 = _errs43 === errors;
if(!valid13){
break;
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v !== undefined){
let data13 = data.v;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate95.errors = [{instancePath:instancePath+"/v",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/v",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.r !== undefined){
let data14 = data.r;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate95.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.s !== undefined){
let data15 = data.s;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate95.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.yParity !== undefined){
let data16 = data.yParity;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate95.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data17 = data.hash;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
validate95.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
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


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.raw === undefined) && (missing0 = "raw")) || ((data.tx === undefined) && (missing0 = "tx"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "raw") || (key0 === "tx"))){
validate94.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.raw !== undefined){
let data0 = data.raw;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate94.errors = [{instancePath:instancePath+"/raw",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/raw",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tx !== undefined){
const _errs5 = errors;
if(!(validate95(data.tx, {instancePath:instancePath+"/tx",parentData:data,parentDataProperty:"tx",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
validate93.errors = vErrors;
return errors === 0;
}

export const check_eth_getAccount = validate101;
const schema168 = {"$ref":"AccountState"};
const schema169 = {"title":"AccountState","description":"An account as a record of the state tree.","type":"object","additionalProperties":false,"required":["balance","codeHash","nonce","storageRoot"],"properties":{"balance":{"$ref":"Quantity"},"codeHash":{"description":"Keccak-256 of the code; for an account without code, the hash of no bytes.","$ref":"Hash"},"nonce":{"$ref":"Quantity"},"storageRoot":{"description":"Always zero: the chain keeps the storage of all contracts in one tree, and has no root for one contract.","$ref":"Hash"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.balance === undefined) && (missing0 = "balance")) || ((data.codeHash === undefined) && (missing0 = "codeHash"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.storageRoot === undefined) && (missing0 = "storageRoot"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "balance") || (key0 === "codeHash")) || (key0 === "nonce")) || (key0 === "storageRoot"))){
validate102.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.balance !== undefined){
let data0 = data.balance;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate102.errors = [{instancePath:instancePath+"/balance",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/balance",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeHash !== undefined){
let data1 = data.codeHash;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate102.errors = [{instancePath:instancePath+"/codeHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/codeHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data2 = data.nonce;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate102.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.storageRoot !== undefined){
let data3 = data.storageRoot;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
validate102.errors = [{instancePath:instancePath+"/storageRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/storageRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}

export const check_eth_getAccountInfo = validate104;
const schema174 = {"$ref":"AccountInfo"};
const schema175 = {"title":"AccountInfo","description":"An account with its code.","type":"object","additionalProperties":false,"required":["balance","nonce","code"],"properties":{"balance":{"$ref":"Quantity"},"nonce":{"$ref":"Quantity"},"code":{"$ref":"Data"}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.balance === undefined) && (missing0 = "balance")) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.code === undefined) && (missing0 = "code"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "balance") || (key0 === "nonce")) || (key0 === "code"))){
validate105.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.balance !== undefined){
let data0 = data.balance;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate105.errors = [{instancePath:instancePath+"/balance",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/balance",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data1 = data.nonce;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate105.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data2 = data.code;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate105.errors = [{instancePath:instancePath+"/code",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/code",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}

export const check_eth_getBlockByHash = validate107;
const schema179 = {"anyOf":[{"$ref":"Block"},{"type":"null"}]};
const schema180 = {"title":"Block","description":"A block.","type":"object","additionalProperties":false,"required":["number","hash","parentHash","nonce","mixHash","sha3Uncles","logsBloom","stateRoot","transactionsRoot","receiptsRoot","miner","difficulty","extraData","gasLimit","gasUsed","timestamp","totalDifficulty","size","transactions","uncles"],"properties":{"number":{"$ref":"Quantity"},"hash":{"description":"The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.","$ref":"Hash"},"parentHash":{"$ref":"Hash"},"nonce":{"$ref":"Nonce8"},"mixHash":{"$ref":"Hash"},"sha3Uncles":{"$ref":"Hash"},"logsBloom":{"$ref":"Bytes256"},"stateRoot":{"description":"The application hash in the consensus header: the state before this block.","$ref":"Hash"},"transactionsRoot":{"$ref":"Hash"},"receiptsRoot":{"$ref":"Hash"},"miner":{"description":"Operator account of the proposer.","$ref":"Address"},"difficulty":{"$ref":"Quantity"},"extraData":{"$ref":"Data"},"gasLimit":{"$ref":"Quantity"},"gasUsed":{"$ref":"Quantity"},"timestamp":{"description":"Seconds since 1970.","$ref":"Quantity"},"baseFeePerGas":{"description":"Wei per gas; absent while the chain has no base fee.","$ref":"Quantity"},"withdrawalsRoot":{"$ref":"Hash"},"blobGasUsed":{"$ref":"Quantity"},"excessBlobGas":{"$ref":"Quantity"},"parentBeaconBlockRoot":{"$ref":"Hash"},"requestsHash":{"$ref":"Hash"},"totalDifficulty":{"$ref":"Quantity"},"size":{"description":"Bytes of the encoded block.","$ref":"Quantity"},"transactions":{"description":"Hashes, or whole transactions when asked for.","type":"array","items":{"anyOf":[{"$ref":"Hash"},{"$ref":"Transaction"}]}},"uncles":{"description":"Always empty.","type":"array","items":{"$ref":"Hash"}},"withdrawals":{"description":"Always empty.","type":"array","items":{"$ref":"Withdrawal"}}}};
const schema206 = {"title":"Transaction","description":"A transaction of type 0, 1, 2 or 4, according to its type field.","anyOf":[{"$ref":"LegacyTransaction"},{"$ref":"AccessListTransaction"},{"$ref":"DynamicFeeTransaction"},{"$ref":"SetCodeTransaction"}]};
const schema207 = {"title":"LegacyTransaction","description":"A transaction of type 0.","type":"object","additionalProperties":false,"required":["type","blockHash","blockNumber","transactionIndex","hash","from","to","nonce","gas","value","input","gasPrice","v","r","s"],"properties":{"type":{"type":"string","enum":["0x0"]},"blockHash":{"description":"null while pending.","anyOf":[{"$ref":"Hash"},{"type":"null"}]},"blockNumber":{"description":"null while pending.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"transactionIndex":{"description":"Index among the Ethereum transactions of the block; null while pending.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"hash":{"$ref":"Hash"},"from":{"$ref":"Address"},"to":{"description":"null for a contract creation.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"nonce":{"$ref":"Quantity"},"gas":{"description":"Gas limit.","$ref":"Quantity"},"value":{"description":"Wei.","$ref":"Quantity"},"input":{"$ref":"Data"},"gasPrice":{"description":"Wei per gas.","$ref":"Quantity"},"chainId":{"description":"Absent when the signature is not bound to a chain (EIP-155).","$ref":"Quantity"},"v":{"$ref":"Quantity"},"r":{"$ref":"Quantity"},"s":{"$ref":"Quantity"}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.gasPrice === undefined) && (missing0 = "gasPrice"))) || ((data.v === undefined) && (missing0 = "v"))) || ((data.r === undefined) && (missing0 = "r"))) || ((data.s === undefined) && (missing0 = "s"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema207.properties, key0))){
validate110.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate110.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "0x0")){
validate110.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema207.properties.type.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
let data1 = data.blockHash;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err0 = {instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
const err1 = {instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
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
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/anyOf",keyword:"anyOf",params:{}};
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
if(data.blockNumber !== undefined){
let data2 = data.blockNumber;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err4 = {instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs16 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs16 === errors;
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
validate110.errors = vErrors;
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
if(data.transactionIndex !== undefined){
let data3 = data.transactionIndex;
const _errs18 = errors;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err8 = {instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err9 = {instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
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
valid5 = valid5 || _valid2;
if(!valid5){
const _errs23 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err11 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate110.errors = vErrors;
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
if(data.hash !== undefined){
let data4 = data.hash;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate110.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data5 = data.from;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data5 === "string"){
if(!pattern32.test(data5)){
validate110.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data6 = data.to;
const _errs31 = errors;
const _errs32 = errors;
let valid9 = false;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data6 === "string"){
if(!pattern32.test(data6)){
const err12 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
const err13 = {instancePath:instancePath+"/to",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs33 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs36 = errors;
if(data6 !== null){
const err14 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs36 === errors;
valid9 = valid9 || _valid3;
}
if(!valid9){
const err15 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate110.errors = vErrors;
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
if(data.nonce !== undefined){
let data7 = data.nonce;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
validate110.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data8 = data.gas;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
validate110.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data9 = data.value;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
validate110.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data10 = data.input;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
validate110.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data11 = data.gasPrice;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate110.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chainId !== undefined){
let data12 = data.chainId;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data12 === "string"){
if(!pattern10.test(data12)){
validate110.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v !== undefined){
let data13 = data.v;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate110.errors = [{instancePath:instancePath+"/v",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/v",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.r !== undefined){
let data14 = data.r;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate110.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.s !== undefined){
let data15 = data.s;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate110.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs62 === errors;
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
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

const schema223 = {"title":"AccessListTransaction","description":"A transaction of type 1 (EIP-2930).","type":"object","additionalProperties":false,"required":["type","blockHash","blockNumber","transactionIndex","hash","from","to","nonce","gas","value","input","gasPrice","chainId","accessList","v","r","s","yParity"],"properties":{"type":{"type":"string","enum":["0x1"]},"blockHash":{"description":"null while pending.","anyOf":[{"$ref":"Hash"},{"type":"null"}]},"blockNumber":{"description":"null while pending.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"transactionIndex":{"description":"Index among the Ethereum transactions of the block; null while pending.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"hash":{"$ref":"Hash"},"from":{"$ref":"Address"},"to":{"description":"null for a contract creation.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"nonce":{"$ref":"Quantity"},"gas":{"description":"Gas limit.","$ref":"Quantity"},"value":{"description":"Wei.","$ref":"Quantity"},"input":{"$ref":"Data"},"gasPrice":{"description":"Wei per gas.","$ref":"Quantity"},"chainId":{"$ref":"Quantity"},"accessList":{"$ref":"AccessList"},"v":{"$ref":"Quantity"},"r":{"$ref":"Quantity"},"s":{"$ref":"Quantity"},"yParity":{"description":"0x0 or 0x1, the same as v.","$ref":"Quantity"}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.gasPrice === undefined) && (missing0 = "gasPrice"))) || ((data.chainId === undefined) && (missing0 = "chainId"))) || ((data.accessList === undefined) && (missing0 = "accessList"))) || ((data.v === undefined) && (missing0 = "v"))) || ((data.r === undefined) && (missing0 = "r"))) || ((data.s === undefined) && (missing0 = "s"))) || ((data.yParity === undefined) && (missing0 = "yParity"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema223.properties, key0))){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate112.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "0x1")){
validate112.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema223.properties.type.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
let data1 = data.blockHash;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err0 = {instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
const err1 = {instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
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
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate112.errors = vErrors;
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
if(data.blockNumber !== undefined){
let data2 = data.blockNumber;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err4 = {instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs16 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs16 === errors;
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
validate112.errors = vErrors;
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
if(data.transactionIndex !== undefined){
let data3 = data.transactionIndex;
const _errs18 = errors;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err8 = {instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err9 = {instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
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
valid5 = valid5 || _valid2;
if(!valid5){
const _errs23 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err11 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate112.errors = vErrors;
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
if(data.hash !== undefined){
let data4 = data.hash;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate112.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data5 = data.from;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data5 === "string"){
if(!pattern32.test(data5)){
validate112.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data6 = data.to;
const _errs31 = errors;
const _errs32 = errors;
let valid9 = false;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data6 === "string"){
if(!pattern32.test(data6)){
const err12 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
const err13 = {instancePath:instancePath+"/to",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs33 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs36 = errors;
if(data6 !== null){
const err14 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs36 === errors;
valid9 = valid9 || _valid3;
}
if(!valid9){
const err15 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate112.errors = vErrors;
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
if(data.nonce !== undefined){
let data7 = data.nonce;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
validate112.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data8 = data.gas;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
validate112.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data9 = data.value;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
validate112.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data10 = data.input;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
validate112.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data11 = data.gasPrice;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate112.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chainId !== undefined){
let data12 = data.chainId;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data12 === "string"){
if(!pattern10.test(data12)){
validate112.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessList !== undefined){
const _errs56 = errors;
if(!(validate85(data.accessList, {instancePath:instancePath+"/accessList",parentData:data,parentDataProperty:"accessList",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v !== undefined){
let data14 = data.v;
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate112.errors = [{instancePath:instancePath+"/v",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/v",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.r !== undefined){
let data15 = data.r;
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate112.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.s !== undefined){
let data16 = data.s;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate112.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.yParity !== undefined){
let data17 = data.yParity;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data17 === "string"){
if(!pattern10.test(data17)){
validate112.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs66 === errors;
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
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

const schema240 = {"title":"DynamicFeeTransaction","description":"A transaction of type 2 (EIP-1559).","type":"object","additionalProperties":false,"required":["type","blockHash","blockNumber","transactionIndex","hash","from","to","nonce","gas","value","input","gasPrice","maxFeePerGas","maxPriorityFeePerGas","chainId","accessList","v","r","s","yParity"],"properties":{"type":{"type":"string","enum":["0x2"]},"blockHash":{"description":"null while pending.","anyOf":[{"$ref":"Hash"},{"type":"null"}]},"blockNumber":{"description":"null while pending.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"transactionIndex":{"description":"Index among the Ethereum transactions of the block; null while pending.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"hash":{"$ref":"Hash"},"from":{"$ref":"Address"},"to":{"description":"null for a contract creation.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"nonce":{"$ref":"Quantity"},"gas":{"description":"Gas limit.","$ref":"Quantity"},"value":{"description":"Wei.","$ref":"Quantity"},"input":{"$ref":"Data"},"gasPrice":{"description":"Wei per gas: what was paid once mined, maxFeePerGas while pending.","$ref":"Quantity"},"maxFeePerGas":{"$ref":"Quantity"},"maxPriorityFeePerGas":{"$ref":"Quantity"},"chainId":{"$ref":"Quantity"},"accessList":{"$ref":"AccessList"},"v":{"$ref":"Quantity"},"r":{"$ref":"Quantity"},"s":{"$ref":"Quantity"},"yParity":{"description":"0x0 or 0x1, the same as v.","$ref":"Quantity"}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.gasPrice === undefined) && (missing0 = "gasPrice"))) || ((data.maxFeePerGas === undefined) && (missing0 = "maxFeePerGas"))) || ((data.maxPriorityFeePerGas === undefined) && (missing0 = "maxPriorityFeePerGas"))) || ((data.chainId === undefined) && (missing0 = "chainId"))) || ((data.accessList === undefined) && (missing0 = "accessList"))) || ((data.v === undefined) && (missing0 = "v"))) || ((data.r === undefined) && (missing0 = "r"))) || ((data.s === undefined) && (missing0 = "s"))) || ((data.yParity === undefined) && (missing0 = "yParity"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema240.properties, key0))){
validate115.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "0x2")){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema240.properties.type.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
let data1 = data.blockHash;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err0 = {instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
const err1 = {instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
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
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate115.errors = vErrors;
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
if(data.blockNumber !== undefined){
let data2 = data.blockNumber;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err4 = {instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs16 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs16 === errors;
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
validate115.errors = vErrors;
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
if(data.transactionIndex !== undefined){
let data3 = data.transactionIndex;
const _errs18 = errors;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err8 = {instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err9 = {instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
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
valid5 = valid5 || _valid2;
if(!valid5){
const _errs23 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err11 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate115.errors = vErrors;
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
if(data.hash !== undefined){
let data4 = data.hash;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate115.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data5 = data.from;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data5 === "string"){
if(!pattern32.test(data5)){
validate115.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data6 = data.to;
const _errs31 = errors;
const _errs32 = errors;
let valid9 = false;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data6 === "string"){
if(!pattern32.test(data6)){
const err12 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
const err13 = {instancePath:instancePath+"/to",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs33 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs36 = errors;
if(data6 !== null){
const err14 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs36 === errors;
valid9 = valid9 || _valid3;
}
if(!valid9){
const err15 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate115.errors = vErrors;
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
if(data.nonce !== undefined){
let data7 = data.nonce;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
validate115.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data8 = data.gas;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
validate115.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data9 = data.value;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
validate115.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data10 = data.input;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
validate115.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data11 = data.gasPrice;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate115.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxFeePerGas !== undefined){
let data12 = data.maxFeePerGas;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data12 === "string"){
if(!pattern10.test(data12)){
validate115.errors = [{instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxPriorityFeePerGas !== undefined){
let data13 = data.maxPriorityFeePerGas;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate115.errors = [{instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chainId !== undefined){
let data14 = data.chainId;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate115.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessList !== undefined){
const _errs62 = errors;
if(!(validate85(data.accessList, {instancePath:instancePath+"/accessList",parentData:data,parentDataProperty:"accessList",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v !== undefined){
let data16 = data.v;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate115.errors = [{instancePath:instancePath+"/v",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/v",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.r !== undefined){
let data17 = data.r;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data17 === "string"){
if(!pattern10.test(data17)){
validate115.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.s !== undefined){
let data18 = data.s;
const _errs69 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
validate115.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.yParity !== undefined){
let data19 = data.yParity;
const _errs72 = errors;
const _errs73 = errors;
if(errors === _errs73){
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
validate115.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs72 === errors;
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
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

const schema259 = {"title":"SetCodeTransaction","description":"A transaction of type 4 (EIP-7702).","type":"object","additionalProperties":false,"required":["type","blockHash","blockNumber","transactionIndex","hash","from","to","nonce","gas","value","input","gasPrice","maxFeePerGas","maxPriorityFeePerGas","chainId","accessList","authorizationList","v","r","s","yParity"],"properties":{"type":{"type":"string","enum":["0x4"]},"blockHash":{"description":"null while pending.","anyOf":[{"$ref":"Hash"},{"type":"null"}]},"blockNumber":{"description":"null while pending.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"transactionIndex":{"description":"Index among the Ethereum transactions of the block; null while pending.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"hash":{"$ref":"Hash"},"from":{"$ref":"Address"},"to":{"description":"null for a contract creation.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"nonce":{"$ref":"Quantity"},"gas":{"description":"Gas limit.","$ref":"Quantity"},"value":{"description":"Wei.","$ref":"Quantity"},"input":{"$ref":"Data"},"gasPrice":{"description":"Wei per gas: what was paid once mined, maxFeePerGas while pending.","$ref":"Quantity"},"maxFeePerGas":{"$ref":"Quantity"},"maxPriorityFeePerGas":{"$ref":"Quantity"},"chainId":{"$ref":"Quantity"},"accessList":{"$ref":"AccessList"},"authorizationList":{"type":"array","items":{"$ref":"Authorization"}},"v":{"$ref":"Quantity"},"r":{"$ref":"Quantity"},"s":{"$ref":"Quantity"},"yParity":{"description":"0x0 or 0x1, the same as v.","$ref":"Quantity"}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.gasPrice === undefined) && (missing0 = "gasPrice"))) || ((data.maxFeePerGas === undefined) && (missing0 = "maxFeePerGas"))) || ((data.maxPriorityFeePerGas === undefined) && (missing0 = "maxPriorityFeePerGas"))) || ((data.chainId === undefined) && (missing0 = "chainId"))) || ((data.accessList === undefined) && (missing0 = "accessList"))) || ((data.authorizationList === undefined) && (missing0 = "authorizationList"))) || ((data.v === undefined) && (missing0 = "v"))) || ((data.r === undefined) && (missing0 = "r"))) || ((data.s === undefined) && (missing0 = "s"))) || ((data.yParity === undefined) && (missing0 = "yParity"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema259.properties, key0))){
validate118.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "0x4")){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema259.properties.type.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
let data1 = data.blockHash;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err0 = {instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
const err1 = {instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
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
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/blockHash",schemaPath:"#/properties/blockHash/anyOf",keyword:"anyOf",params:{}};
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
if(data.blockNumber !== undefined){
let data2 = data.blockNumber;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err4 = {instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs16 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs16 === errors;
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
validate118.errors = vErrors;
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
if(data.transactionIndex !== undefined){
let data3 = data.transactionIndex;
const _errs18 = errors;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
const err8 = {instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err9 = {instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
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
valid5 = valid5 || _valid2;
if(!valid5){
const _errs23 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err11 = {instancePath:instancePath+"/transactionIndex",schemaPath:"#/properties/transactionIndex/anyOf",keyword:"anyOf",params:{}};
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
if(data.hash !== undefined){
let data4 = data.hash;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate118.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data5 = data.from;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data5 === "string"){
if(!pattern32.test(data5)){
validate118.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data6 = data.to;
const _errs31 = errors;
const _errs32 = errors;
let valid9 = false;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data6 === "string"){
if(!pattern32.test(data6)){
const err12 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
const err13 = {instancePath:instancePath+"/to",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs33 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs36 = errors;
if(data6 !== null){
const err14 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs36 === errors;
valid9 = valid9 || _valid3;
}
if(!valid9){
const err15 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
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
if(data.nonce !== undefined){
let data7 = data.nonce;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
validate118.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gas !== undefined){
let data8 = data.gas;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
validate118.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data9 = data.value;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
validate118.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data10 = data.input;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
validate118.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasPrice !== undefined){
let data11 = data.gasPrice;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate118.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/gasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxFeePerGas !== undefined){
let data12 = data.maxFeePerGas;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data12 === "string"){
if(!pattern10.test(data12)){
validate118.errors = [{instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/maxFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxPriorityFeePerGas !== undefined){
let data13 = data.maxPriorityFeePerGas;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate118.errors = [{instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/maxPriorityFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chainId !== undefined){
let data14 = data.chainId;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate118.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/chainId",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accessList !== undefined){
const _errs62 = errors;
if(!(validate85(data.accessList, {instancePath:instancePath+"/accessList",parentData:data,parentDataProperty:"accessList",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorizationList !== undefined){
let data16 = data.authorizationList;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data16)){
var valid19 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
const _errs65 = errors;
if(!(validate97(data16[i0], {instancePath:instancePath+"/authorizationList/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid19 = _errs65 === errors;
if(!valid19){
break;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/authorizationList",schemaPath:"#/properties/authorizationList/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.v !== undefined){
let data18 = data.v;
const _errs66 = errors;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
validate118.errors = [{instancePath:instancePath+"/v",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/v",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.r !== undefined){
let data19 = data.r;
const _errs69 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
validate118.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/r",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.s !== undefined){
let data20 = data.s;
const _errs72 = errors;
const _errs73 = errors;
if(errors === _errs73){
if(typeof data20 === "string"){
if(!pattern10.test(data20)){
validate118.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/s",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.yParity !== undefined){
let data21 = data.yParity;
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data21 === "string"){
if(!pattern10.test(data21)){
validate118.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/yParity",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs75 === errors;
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


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate109.errors = vErrors;
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
validate109.errors = vErrors;
return errors === 0;
}

const schema279 = {"title":"Withdrawal","description":"A validator withdrawal; this chain has none.","type":"object","additionalProperties":false,"required":["index","validatorIndex","address","amount"],"properties":{"index":{"$ref":"Quantity"},"validatorIndex":{"$ref":"Quantity"},"address":{"$ref":"Address"},"amount":{"$ref":"Quantity"}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.index === undefined) && (missing0 = "index")) || ((data.validatorIndex === undefined) && (missing0 = "validatorIndex"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "index") || (key0 === "validatorIndex")) || (key0 === "address")) || (key0 === "amount"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern10.test(data0)){
validate123.errors = [{instancePath:instancePath+"/index",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate123.errors = [{instancePath:instancePath+"/index",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern10.test(data1)){
validate123.errors = [{instancePath:instancePath+"/validatorIndex",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate123.errors = [{instancePath:instancePath+"/validatorIndex",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern32.test(data2)){
validate123.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate123.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern10.test(data3)){
validate123.errors = [{instancePath:instancePath+"/amount",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate123.errors = [{instancePath:instancePath+"/amount",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
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
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.parentHash === undefined) && (missing0 = "parentHash"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.mixHash === undefined) && (missing0 = "mixHash"))) || ((data.sha3Uncles === undefined) && (missing0 = "sha3Uncles"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))) || ((data.stateRoot === undefined) && (missing0 = "stateRoot"))) || ((data.transactionsRoot === undefined) && (missing0 = "transactionsRoot"))) || ((data.receiptsRoot === undefined) && (missing0 = "receiptsRoot"))) || ((data.miner === undefined) && (missing0 = "miner"))) || ((data.difficulty === undefined) && (missing0 = "difficulty"))) || ((data.extraData === undefined) && (missing0 = "extraData"))) || ((data.gasLimit === undefined) && (missing0 = "gasLimit"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.totalDifficulty === undefined) && (missing0 = "totalDifficulty"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.transactions === undefined) && (missing0 = "transactions"))) || ((data.uncles === undefined) && (missing0 = "uncles"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema180.properties, key0))){
validate108.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern10.test(data0)){
validate108.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data1 = data.hash;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate108.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentHash !== undefined){
let data2 = data.parentHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate108.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data3 = data.nonce;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
validate108.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mixHash !== undefined){
let data4 = data.mixHash;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate108.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha3Uncles !== undefined){
let data5 = data.sha3Uncles;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate108.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
let data6 = data.logsBloom;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern28.test(data6)){
validate108.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateRoot !== undefined){
let data7 = data.stateRoot;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate108.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionsRoot !== undefined){
let data8 = data.transactionsRoot;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate108.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptsRoot !== undefined){
let data9 = data.receiptsRoot;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
validate108.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miner !== undefined){
let data10 = data.miner;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data10 === "string"){
if(!pattern32.test(data10)){
validate108.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data11 = data.difficulty;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate108.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraData !== undefined){
let data12 = data.extraData;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate108.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data13 = data.gasLimit;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate108.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data14 = data.gasUsed;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate108.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data15 = data.timestamp;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate108.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data16 = data.baseFeePerGas;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate108.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawalsRoot !== undefined){
let data17 = data.withdrawalsRoot;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
validate108.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobGasUsed !== undefined){
let data18 = data.blobGasUsed;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
validate108.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excessBlobGas !== undefined){
let data19 = data.excessBlobGas;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
validate108.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentBeaconBlockRoot !== undefined){
let data20 = data.parentBeaconBlockRoot;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
validate108.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsHash !== undefined){
let data21 = data.requestsHash;
const _errs65 = errors;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
validate108.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalDifficulty !== undefined){
let data22 = data.totalDifficulty;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data22 === "string"){
if(!pattern10.test(data22)){
validate108.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data23 = data.size;
const _errs71 = errors;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data23 === "string"){
if(!pattern10.test(data23)){
validate108.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactions !== undefined){
let data24 = data.transactions;
const _errs74 = errors;
if(errors === _errs74){
if(Array.isArray(data24)){
var valid25 = true;
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
const _errs76 = errors;
const _errs77 = errors;
let valid26 = false;
const _errs78 = errors;
const _errs79 = errors;
if(errors === _errs79){
if(typeof data25 === "string"){
if(!pattern1.test(data25)){
const err0 = {instancePath:instancePath+"/transactions/" + i0,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
const err1 = {instancePath:instancePath+"/transactions/" + i0,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs78 === errors;
valid26 = valid26 || _valid0;
if(!valid26){
const _errs81 = errors;
if(!(validate109(data25, {instancePath:instancePath+"/transactions/" + i0,parentData:data24,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs81 === errors;
valid26 = valid26 || _valid0;
}
if(!valid26){
const err2 = {instancePath:instancePath+"/transactions/" + i0,schemaPath:"#/properties/transactions/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate108.errors = vErrors;
return false;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
var valid25 = _errs76 === errors;
if(!valid25){
break;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uncles !== undefined){
let data26 = data.uncles;
const _errs82 = errors;
if(errors === _errs82){
if(Array.isArray(data26)){
var valid28 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
const _errs84 = errors;
const _errs85 = errors;
if(errors === _errs85){
if(typeof data27 === "string"){
if(!pattern1.test(data27)){
validate108.errors = [{instancePath:instancePath+"/uncles/" + i1,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/uncles/" + i1,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid28 = _errs84 === errors;
if(!valid28){
break;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/uncles",schemaPath:"#/properties/uncles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawals !== undefined){
let data28 = data.withdrawals;
const _errs87 = errors;
if(errors === _errs87){
if(Array.isArray(data28)){
var valid30 = true;
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
const _errs89 = errors;
if(!(validate123(data28[i2], {instancePath:instancePath+"/withdrawals/" + i2,parentData:data28,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid30 = _errs89 === errors;
if(!valid30){
break;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/withdrawals",schemaPath:"#/properties/withdrawals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs87 === errors;
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
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate107.errors = vErrors;
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
validate107.errors = vErrors;
return errors === 0;
}

export const check_eth_getBlockByNumber = validate126;
const schema284 = {"anyOf":[{"$ref":"Block"},{"$ref":"PendingBlock"},{"type":"null"}]};
const schema285 = {"title":"PendingBlock","description":"A block of a development chain that is executed and not made: the waiting transactions on top of the newest block.","type":"object","additionalProperties":false,"required":["number","hash","parentHash","nonce","mixHash","sha3Uncles","logsBloom","stateRoot","transactionsRoot","receiptsRoot","miner","difficulty","extraData","gasLimit","gasUsed","timestamp","totalDifficulty","size","transactions","uncles"],"properties":{"number":{"$ref":"Quantity"},"hash":{"type":"null"},"parentHash":{"$ref":"Hash"},"nonce":{"type":"null"},"mixHash":{"$ref":"Hash"},"sha3Uncles":{"$ref":"Hash"},"logsBloom":{"$ref":"Bytes256"},"stateRoot":{"description":"The application hash in the consensus header: the state before this block.","$ref":"Hash"},"transactionsRoot":{"$ref":"Hash"},"receiptsRoot":{"$ref":"Hash"},"miner":{"type":"null"},"difficulty":{"$ref":"Quantity"},"extraData":{"$ref":"Data"},"gasLimit":{"$ref":"Quantity"},"gasUsed":{"$ref":"Quantity"},"timestamp":{"description":"Seconds since 1970.","$ref":"Quantity"},"baseFeePerGas":{"description":"Wei per gas; absent while the chain has no base fee.","$ref":"Quantity"},"withdrawalsRoot":{"$ref":"Hash"},"blobGasUsed":{"$ref":"Quantity"},"excessBlobGas":{"$ref":"Quantity"},"parentBeaconBlockRoot":{"$ref":"Hash"},"requestsHash":{"$ref":"Hash"},"totalDifficulty":{"$ref":"Quantity"},"size":{"description":"Bytes of the encoded block.","$ref":"Quantity"},"transactions":{"description":"Hashes, or whole transactions when asked for.","type":"array","items":{"anyOf":[{"$ref":"Hash"},{"$ref":"Transaction"}]}},"uncles":{"description":"Always empty.","type":"array","items":{"$ref":"Hash"}},"withdrawals":{"description":"Always empty.","type":"array","items":{"$ref":"Withdrawal"}}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.parentHash === undefined) && (missing0 = "parentHash"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.mixHash === undefined) && (missing0 = "mixHash"))) || ((data.sha3Uncles === undefined) && (missing0 = "sha3Uncles"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))) || ((data.stateRoot === undefined) && (missing0 = "stateRoot"))) || ((data.transactionsRoot === undefined) && (missing0 = "transactionsRoot"))) || ((data.receiptsRoot === undefined) && (missing0 = "receiptsRoot"))) || ((data.miner === undefined) && (missing0 = "miner"))) || ((data.difficulty === undefined) && (missing0 = "difficulty"))) || ((data.extraData === undefined) && (missing0 = "extraData"))) || ((data.gasLimit === undefined) && (missing0 = "gasLimit"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.totalDifficulty === undefined) && (missing0 = "totalDifficulty"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.transactions === undefined) && (missing0 = "transactions"))) || ((data.uncles === undefined) && (missing0 = "uncles"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema285.properties, key0))){
validate128.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern10.test(data0)){
validate128.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
const _errs5 = errors;
if(data.hash !== null){
validate128.errors = [{instancePath:instancePath+"/hash",schemaPath:"#/properties/hash/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentHash !== undefined){
let data2 = data.parentHash;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate128.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
const _errs10 = errors;
if(data.nonce !== null){
validate128.errors = [{instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mixHash !== undefined){
let data4 = data.mixHash;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate128.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha3Uncles !== undefined){
let data5 = data.sha3Uncles;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate128.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
let data6 = data.logsBloom;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(!pattern28.test(data6)){
validate128.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateRoot !== undefined){
let data7 = data.stateRoot;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate128.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionsRoot !== undefined){
let data8 = data.transactionsRoot;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate128.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptsRoot !== undefined){
let data9 = data.receiptsRoot;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
validate128.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miner !== undefined){
const _errs30 = errors;
if(data.miner !== null){
validate128.errors = [{instancePath:instancePath+"/miner",schemaPath:"#/properties/miner/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data11 = data.difficulty;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate128.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraData !== undefined){
let data12 = data.extraData;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate128.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data13 = data.gasLimit;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate128.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data14 = data.gasUsed;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate128.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data15 = data.timestamp;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate128.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data16 = data.baseFeePerGas;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate128.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawalsRoot !== undefined){
let data17 = data.withdrawalsRoot;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
validate128.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobGasUsed !== undefined){
let data18 = data.blobGasUsed;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
validate128.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excessBlobGas !== undefined){
let data19 = data.excessBlobGas;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
validate128.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentBeaconBlockRoot !== undefined){
let data20 = data.parentBeaconBlockRoot;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
validate128.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsHash !== undefined){
let data21 = data.requestsHash;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
validate128.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalDifficulty !== undefined){
let data22 = data.totalDifficulty;
const _errs65 = errors;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data22 === "string"){
if(!pattern10.test(data22)){
validate128.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data23 = data.size;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data23 === "string"){
if(!pattern10.test(data23)){
validate128.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactions !== undefined){
let data24 = data.transactions;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data24)){
var valid22 = true;
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
const _errs73 = errors;
const _errs74 = errors;
let valid23 = false;
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data25 === "string"){
if(!pattern1.test(data25)){
const err0 = {instancePath:instancePath+"/transactions/" + i0,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
const err1 = {instancePath:instancePath+"/transactions/" + i0,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs75 === errors;
valid23 = valid23 || _valid0;
if(!valid23){
const _errs78 = errors;
if(!(validate109(data25, {instancePath:instancePath+"/transactions/" + i0,parentData:data24,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs78 === errors;
valid23 = valid23 || _valid0;
}
if(!valid23){
const err2 = {instancePath:instancePath+"/transactions/" + i0,schemaPath:"#/properties/transactions/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate128.errors = vErrors;
return false;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
var valid22 = _errs73 === errors;
if(!valid22){
break;
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uncles !== undefined){
let data26 = data.uncles;
const _errs79 = errors;
if(errors === _errs79){
if(Array.isArray(data26)){
var valid25 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
const _errs81 = errors;
const _errs82 = errors;
if(errors === _errs82){
if(typeof data27 === "string"){
if(!pattern1.test(data27)){
validate128.errors = [{instancePath:instancePath+"/uncles/" + i1,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/uncles/" + i1,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid25 = _errs81 === errors;
if(!valid25){
break;
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/uncles",schemaPath:"#/properties/uncles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawals !== undefined){
let data28 = data.withdrawals;
const _errs84 = errors;
if(errors === _errs84){
if(Array.isArray(data28)){
var valid27 = true;
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
const _errs86 = errors;
if(!(validate123(data28[i2], {instancePath:instancePath+"/withdrawals/" + i2,parentData:data28,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid27 = _errs86 === errors;
if(!valid27){
break;
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/withdrawals",schemaPath:"#/properties/withdrawals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs84 === errors;
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
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate126.errors = vErrors;
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
validate126.errors = vErrors;
return errors === 0;
}

export const check_eth_getBlockReceipts = validate132;
const schema309 = {"anyOf":[{"type":"array","items":{"$ref":"Receipt"}},{"type":"null"}]};
const schema310 = {"title":"Receipt","description":"The outcome of a transaction.","type":"object","additionalProperties":false,"required":["type","status","blockHash","blockNumber","transactionHash","transactionIndex","from","to","contractAddress","gasUsed","cumulativeGasUsed","effectiveGasPrice","logs","logsBloom"],"properties":{"type":{"$ref":"TransactionType"},"status":{"$ref":"ReceiptStatus"},"blockHash":{"$ref":"Hash"},"blockNumber":{"$ref":"Quantity"},"transactionHash":{"$ref":"Hash"},"transactionIndex":{"$ref":"Quantity"},"from":{"$ref":"Address"},"to":{"description":"null for a contract creation.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"contractAddress":{"description":"The address of the created contract, even if the creation failed; null for other transactions.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"gasUsed":{"$ref":"Quantity"},"cumulativeGasUsed":{"description":"Gas used in the block up to and including this transaction, by all transactions of the chain.","$ref":"Quantity"},"effectiveGasPrice":{"description":"Wei per gas paid.","$ref":"Quantity"},"logs":{"$ref":"Logs"},"logsBloom":{"$ref":"Bytes256"}}};
const schema312 = {"title":"ReceiptStatus","description":"0x1 success, 0x0 failure.","type":"string","enum":["0x0","0x1"]};
const schema323 = {"title":"Logs","description":"Log entries in block order.","type":"array","items":{"$ref":"Log"}};
const schema324 = {"title":"Log","description":"A log entry.","type":"object","additionalProperties":false,"required":["address","topics","data","blockNumber","blockHash","blockTimestamp","transactionHash","transactionIndex","logIndex","removed"],"properties":{"address":{"$ref":"Address"},"topics":{"type":"array","items":{"$ref":"Hash"},"maxItems":4},"data":{"$ref":"Data"},"blockNumber":{"$ref":"Quantity"},"blockHash":{"$ref":"Hash"},"blockTimestamp":{"description":"Seconds since 1970.","$ref":"Quantity"},"transactionHash":{"$ref":"Hash"},"transactionIndex":{"$ref":"Quantity"},"logIndex":{"description":"Index among all logs of the block.","$ref":"Quantity"},"removed":{"description":"True when the block of a log that was handed out is gone; only in eth_getFilterChanges and in logs subscriptions.","type":"boolean"}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.address === undefined) && (missing0 = "address")) || ((data.topics === undefined) && (missing0 = "topics"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockTimestamp === undefined) && (missing0 = "blockTimestamp"))) || ((data.transactionHash === undefined) && (missing0 = "transactionHash"))) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.logIndex === undefined) && (missing0 = "logIndex"))) || ((data.removed === undefined) && (missing0 = "removed"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema324.properties, key0))){
validate135.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
validate135.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topics !== undefined){
let data1 = data.topics;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 4){
validate135.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/maxItems",keyword:"maxItems",params:{limit: 4}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate135.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/topics/" + i0,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate135.errors = [{instancePath:instancePath+"/data",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/data",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
let data4 = data.blockNumber;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
validate135.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
let data5 = data.blockHash;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate135.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockTimestamp !== undefined){
let data6 = data.blockTimestamp;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!pattern10.test(data6)){
validate135.errors = [{instancePath:instancePath+"/blockTimestamp",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/blockTimestamp",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionHash !== undefined){
let data7 = data.transactionHash;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate135.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionIndex !== undefined){
let data8 = data.transactionIndex;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
validate135.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logIndex !== undefined){
let data9 = data.logIndex;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
validate135.errors = [{instancePath:instancePath+"/logIndex",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/logIndex",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removed !== undefined){
const _errs31 = errors;
if(typeof data.removed !== "boolean"){
validate135.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs31 === errors;
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
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate135(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.transactionHash === undefined) && (missing0 = "transactionHash"))) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.contractAddress === undefined) && (missing0 = "contractAddress"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.cumulativeGasUsed === undefined) && (missing0 = "cumulativeGasUsed"))) || ((data.effectiveGasPrice === undefined) && (missing0 = "effectiveGasPrice"))) || ((data.logs === undefined) && (missing0 = "logs"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema310.properties, key0))){
validate133.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate133.errors = [{instancePath:instancePath+"/type",schemaPath:"TransactionType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "0x0") || (data0 === "0x1")) || (data0 === "0x2")) || (data0 === "0x4"))){
validate133.errors = [{instancePath:instancePath+"/type",schemaPath:"TransactionType/enum",keyword:"enum",params:{allowedValues: schema146.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate133.errors = [{instancePath:instancePath+"/status",schemaPath:"ReceiptStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "0x0") || (data1 === "0x1"))){
validate133.errors = [{instancePath:instancePath+"/status",schemaPath:"ReceiptStatus/enum",keyword:"enum",params:{allowedValues: schema312.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
let data2 = data.blockHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate133.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
let data3 = data.blockNumber;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate133.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionHash !== undefined){
let data4 = data.transactionHash;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate133.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionIndex !== undefined){
let data5 = data.transactionIndex;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
validate133.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data6 = data.from;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern32.test(data6)){
validate133.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data7 = data.to;
const _errs23 = errors;
const _errs24 = errors;
let valid8 = false;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data7 === "string"){
if(!pattern32.test(data7)){
const err0 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
var _valid0 = _errs25 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs28 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate133.errors = vErrors;
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
if(data.contractAddress !== undefined){
let data8 = data.contractAddress;
const _errs30 = errors;
const _errs31 = errors;
let valid10 = false;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data8 === "string"){
if(!pattern32.test(data8)){
const err4 = {instancePath:instancePath+"/contractAddress",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
const err5 = {instancePath:instancePath+"/contractAddress",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs32 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs35 = errors;
if(data8 !== null){
const err6 = {instancePath:instancePath+"/contractAddress",schemaPath:"#/properties/contractAddress/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs35 === errors;
valid10 = valid10 || _valid1;
}
if(!valid10){
const err7 = {instancePath:instancePath+"/contractAddress",schemaPath:"#/properties/contractAddress/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate133.errors = vErrors;
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
if(valid0){
if(data.gasUsed !== undefined){
let data9 = data.gasUsed;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
validate133.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cumulativeGasUsed !== undefined){
let data10 = data.cumulativeGasUsed;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
validate133.errors = [{instancePath:instancePath+"/cumulativeGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/cumulativeGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effectiveGasPrice !== undefined){
let data11 = data.effectiveGasPrice;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate133.errors = [{instancePath:instancePath+"/effectiveGasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/effectiveGasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
const _errs46 = errors;
if(!(validate134(data.logs, {instancePath:instancePath+"/logs",parentData:data,parentDataProperty:"logs",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
let data13 = data.logsBloom;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data13 === "string"){
if(!pattern28.test(data13)){
validate133.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"}}];
return false;
}
}
else {
validate133.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
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
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate133(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
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
validate132.errors = vErrors;
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
validate132.errors = vErrors;
return errors === 0;
}

export const check_eth_getCompilers = validate139;
const schema335 = {"type":"array","items":{"type":"string"}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate139.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}

export const check_eth_getFilterChanges = validate140;
const schema336 = {"$ref":"FilterChanges"};
const schema337 = {"title":"FilterChanges","description":"Only logs, only block hashes or only transaction hashes.","type":"array","items":{"anyOf":[{"$ref":"Log"},{"$ref":"Hash"}]}};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate135(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate141.errors = vErrors;
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
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}

export const check_eth_getFilterLogs = validate144;
const schema339 = {"$ref":"Logs"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate144.errors = vErrors;
return errors === 0;
}

export const check_eth_getHeaderByHash = validate146;
const schema340 = {"anyOf":[{"$ref":"Header"},{"type":"null"}]};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
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
validate146.errors = vErrors;
return errors === 0;
}

export const check_eth_getProof = validate148;
const schema341 = {"$ref":"Proof"};
const schema342 = {"title":"Proof","description":"An account and its proof. The chain has no Merkle-Patricia trie: each proof list holds the ICS-23 commitment proofs of the node, protobuf-encoded. They verify against the application hash of the next block.","type":"object","additionalProperties":false,"required":["address","accountProof","balance","codeHash","nonce","storageHash","storageProof"],"properties":{"address":{"$ref":"Address"},"accountProof":{"description":"ICS-23 commitment proofs of the auth module's record of the account.","type":"array","items":{"$ref":"Data"}},"balance":{"$ref":"Quantity"},"codeHash":{"$ref":"Hash"},"nonce":{"$ref":"Quantity"},"storageHash":{"description":"Always zero: there is no storage trie.","$ref":"Hash"},"storageProof":{"type":"array","items":{"$ref":"StorageProof"}}}};
const schema349 = {"title":"StorageProof","description":"A storage word and its proof.","type":"object","additionalProperties":false,"required":["key","value","proof"],"properties":{"key":{"$ref":"StorageKey"},"value":{"$ref":"Quantity"},"proof":{"description":"ICS-23 commitment proofs, from the store's tree up to the application hash.","type":"array","items":{"$ref":"Data"}}}};
const schema350 = {"title":"StorageKey","description":"A storage position as the caller wrote it, in lower-case hex: 1 to 64 digits.","type":"string","pattern":"^0x[0-9a-f]{1,64}$"};
const pattern256 = func2("^0x[0-9a-f]{1,64}$", "u");

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.key === undefined) && (missing0 = "key")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.proof === undefined) && (missing0 = "proof"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "key") || (key0 === "value")) || (key0 === "proof"))){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern256.test(data0)){
validate150.errors = [{instancePath:instancePath+"/key",schemaPath:"StorageKey/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{1,64}$"}}];
return false;
}
}
else {
validate150.errors = [{instancePath:instancePath+"/key",schemaPath:"StorageKey/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate150.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate150.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proof !== undefined){
let data2 = data.proof;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate150.errors = [{instancePath:instancePath+"/proof/" + i0,schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate150.errors = [{instancePath:instancePath+"/proof/" + i0,schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: "array"}}];
return false;
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
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.address === undefined) && (missing0 = "address")) || ((data.accountProof === undefined) && (missing0 = "accountProof"))) || ((data.balance === undefined) && (missing0 = "balance"))) || ((data.codeHash === undefined) && (missing0 = "codeHash"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.storageHash === undefined) && (missing0 = "storageHash"))) || ((data.storageProof === undefined) && (missing0 = "storageProof"))){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "address") || (key0 === "accountProof")) || (key0 === "balance")) || (key0 === "codeHash")) || (key0 === "nonce")) || (key0 === "storageHash")) || (key0 === "storageProof"))){
validate149.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
validate149.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accountProof !== undefined){
let data1 = data.accountProof;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate149.errors = [{instancePath:instancePath+"/accountProof/" + i0,schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/accountProof/" + i0,schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/accountProof",schemaPath:"#/properties/accountProof/type",keyword:"type",params:{type: "array"}}];
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
let data3 = data.balance;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate149.errors = [{instancePath:instancePath+"/balance",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/balance",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codeHash !== undefined){
let data4 = data.codeHash;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate149.errors = [{instancePath:instancePath+"/codeHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/codeHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data5 = data.nonce;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
validate149.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.storageHash !== undefined){
let data6 = data.storageHash;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
validate149.errors = [{instancePath:instancePath+"/storageHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/storageHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.storageProof !== undefined){
let data7 = data.storageProof;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data7)){
var valid8 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(!(validate150(data7[i1], {instancePath:instancePath+"/storageProof/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
var valid8 = _errs24 === errors;
if(!valid8){
break;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/storageProof",schemaPath:"#/properties/storageProof/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
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
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
validate148.errors = vErrors;
return errors === 0;
}

export const check_eth_getRawTransactionByBlockHashAndIndex = validate153;
const schema353 = {"anyOf":[{"$ref":"Data"},{"type":"null"}]};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern5.test(data)){
const err0 = {instancePath,schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}};
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
const err1 = {instancePath,schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
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
if(data !== null){
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
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
validate153.errors = vErrors;
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
validate153.errors = vErrors;
return errors === 0;
}

export const check_eth_getStorageAt = validate154;
const schema355 = {"$ref":"Bytes32"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate154.errors = [{instancePath,schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate154.errors = [{instancePath,schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}

export const check_eth_getStorageValues = validate155;
const schema357 = {"$ref":"StorageValues"};
const schema358 = {"title":"StorageValues","description":"Storage words by contract address, in the order asked.","type":"object","propertyNames":{"$ref":"Address"},"additionalProperties":{"type":"array","items":{"$ref":"Bytes32"}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern32.test(key0)){
const err0 = {instancePath,schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},propertyName:key0};
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
validate156.errors = vErrors;
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
if(!pattern1.test(data1)){
validate156.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}}];
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
validate156.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"}}];
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
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
validate155.errors = vErrors;
return errors === 0;
}

export const check_eth_getTransactionByBlockHashAndIndex = validate158;
const schema361 = {"anyOf":[{"$ref":"Transaction"},{"type":"null"}]};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate158.errors = vErrors;
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
validate158.errors = vErrors;
return errors === 0;
}

export const check_eth_getTransactionLogs = validate160;
const schema362 = {"anyOf":[{"$ref":"Logs"},{"type":"null"}]};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
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
validate160.errors = vErrors;
return errors === 0;
}

export const check_eth_getTransactionReceipt = validate162;
const schema363 = {"anyOf":[{"$ref":"Receipt"},{"type":"null"}]};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate162.errors = vErrors;
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
validate162.errors = vErrors;
return errors === 0;
}

export const check_eth_newBlockFilter = validate164;
const schema364 = {"$ref":"FilterId"};
const schema365 = {"title":"FilterId","description":"A random 128-bit number without leading zeros, in lower-case hex: names a filter.","type":"string","pattern":"^0x[1-9a-f][0-9a-f]{31}$"};
const pattern263 = func2("^0x[1-9a-f][0-9a-f]{31}$", "u");

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern263.test(data)){
validate164.errors = [{instancePath,schemaPath:"FilterId/pattern",keyword:"pattern",params:{pattern: "^0x[1-9a-f][0-9a-f]{31}$"}}];
return false;
}
}
else {
validate164.errors = [{instancePath,schemaPath:"FilterId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}

export const check_eth_pendingTransactions = validate165;
const schema366 = {"type":"array","items":{"$ref":"Transaction"}};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate109(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}

export const check_eth_resend = validate167;
const schema367 = {"$ref":"Hash"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate167.errors = [{instancePath,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate167.errors = [{instancePath,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}

export const check_eth_sendRawTransactionSync = validate168;
const schema369 = {"$ref":"Receipt"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}

export const check_eth_simulateV1 = validate170;
const schema370 = {"type":"array","items":{"$ref":"SimulatedBlock"}};
const schema371 = {"title":"SimulatedBlock","description":"A simulated block with the outcome of its calls.","type":"object","additionalProperties":false,"required":["number","hash","parentHash","nonce","mixHash","sha3Uncles","logsBloom","stateRoot","transactionsRoot","receiptsRoot","miner","difficulty","extraData","gasLimit","gasUsed","timestamp","size","transactions","uncles","calls"],"properties":{"number":{"$ref":"Quantity"},"hash":{"description":"The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.","$ref":"Hash"},"parentHash":{"$ref":"Hash"},"nonce":{"$ref":"Nonce8"},"mixHash":{"$ref":"Hash"},"sha3Uncles":{"$ref":"Hash"},"logsBloom":{"$ref":"Bytes256"},"stateRoot":{"description":"The application hash in the consensus header: the state before this block.","$ref":"Hash"},"transactionsRoot":{"$ref":"Hash"},"receiptsRoot":{"$ref":"Hash"},"miner":{"description":"Operator account of the proposer.","$ref":"Address"},"difficulty":{"$ref":"Quantity"},"extraData":{"$ref":"Data"},"gasLimit":{"$ref":"Quantity"},"gasUsed":{"$ref":"Quantity"},"timestamp":{"description":"Seconds since 1970.","$ref":"Quantity"},"baseFeePerGas":{"description":"Wei per gas; absent while the chain has no base fee.","$ref":"Quantity"},"withdrawalsRoot":{"$ref":"Hash"},"blobGasUsed":{"$ref":"Quantity"},"excessBlobGas":{"$ref":"Quantity"},"parentBeaconBlockRoot":{"$ref":"Hash"},"requestsHash":{"$ref":"Hash"},"size":{"description":"Bytes of the encoded block.","$ref":"Quantity"},"transactions":{"description":"Hashes, or whole transactions when asked for.","type":"array","items":{"anyOf":[{"$ref":"Hash"},{"$ref":"Transaction"}]}},"uncles":{"description":"Always empty.","type":"array","items":{"$ref":"Hash"}},"withdrawals":{"description":"Always empty.","type":"array","items":{"$ref":"Withdrawal"}},"calls":{"type":"array","items":{"$ref":"SimulatedCall"}}}};
const schema397 = {"title":"SimulatedCall","description":"The outcome of one simulated call.","type":"object","additionalProperties":false,"required":["status","returnData","gasUsed","logs"],"properties":{"status":{"$ref":"ReceiptStatus"},"returnData":{"$ref":"Data"},"gasUsed":{"$ref":"Quantity"},"maxUsedGas":{"description":"Gas used before refunds.","$ref":"Quantity"},"logs":{"$ref":"Logs"},"error":{"$ref":"SimulatedCallError"}}};
const schema402 = {"title":"SimulatedCallError","description":"Why a simulated call failed.","type":"object","additionalProperties":false,"required":["code","message"],"properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{"$ref":"Data"}}};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "data"))){
validate176.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate176.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate176.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate176.errors = [{instancePath:instancePath+"/data",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/data",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.status === undefined) && (missing0 = "status")) || ((data.returnData === undefined) && (missing0 = "returnData"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.logs === undefined) && (missing0 = "logs"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "status") || (key0 === "returnData")) || (key0 === "gasUsed")) || (key0 === "maxUsedGas")) || (key0 === "logs")) || (key0 === "error"))){
validate174.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate174.errors = [{instancePath:instancePath+"/status",schemaPath:"ReceiptStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "0x0") || (data0 === "0x1"))){
validate174.errors = [{instancePath:instancePath+"/status",schemaPath:"ReceiptStatus/enum",keyword:"enum",params:{allowedValues: schema312.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returnData !== undefined){
let data1 = data.returnData;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate174.errors = [{instancePath:instancePath+"/returnData",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/returnData",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data2 = data.gasUsed;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate174.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxUsedGas !== undefined){
let data3 = data.maxUsedGas;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate174.errors = [{instancePath:instancePath+"/maxUsedGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/maxUsedGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
const _errs14 = errors;
if(!(validate134(data.logs, {instancePath:instancePath+"/logs",parentData:data,parentDataProperty:"logs",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs15 = errors;
if(!(validate176(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
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
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}


function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.parentHash === undefined) && (missing0 = "parentHash"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.mixHash === undefined) && (missing0 = "mixHash"))) || ((data.sha3Uncles === undefined) && (missing0 = "sha3Uncles"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))) || ((data.stateRoot === undefined) && (missing0 = "stateRoot"))) || ((data.transactionsRoot === undefined) && (missing0 = "transactionsRoot"))) || ((data.receiptsRoot === undefined) && (missing0 = "receiptsRoot"))) || ((data.miner === undefined) && (missing0 = "miner"))) || ((data.difficulty === undefined) && (missing0 = "difficulty"))) || ((data.extraData === undefined) && (missing0 = "extraData"))) || ((data.gasLimit === undefined) && (missing0 = "gasLimit"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.transactions === undefined) && (missing0 = "transactions"))) || ((data.uncles === undefined) && (missing0 = "uncles"))) || ((data.calls === undefined) && (missing0 = "calls"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema371.properties, key0))){
validate171.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern10.test(data0)){
validate171.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data1 = data.hash;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate171.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentHash !== undefined){
let data2 = data.parentHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate171.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data3 = data.nonce;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
validate171.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mixHash !== undefined){
let data4 = data.mixHash;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate171.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha3Uncles !== undefined){
let data5 = data.sha3Uncles;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate171.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
let data6 = data.logsBloom;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern28.test(data6)){
validate171.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateRoot !== undefined){
let data7 = data.stateRoot;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate171.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionsRoot !== undefined){
let data8 = data.transactionsRoot;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate171.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptsRoot !== undefined){
let data9 = data.receiptsRoot;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
validate171.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miner !== undefined){
let data10 = data.miner;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data10 === "string"){
if(!pattern32.test(data10)){
validate171.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data11 = data.difficulty;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate171.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraData !== undefined){
let data12 = data.extraData;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate171.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data13 = data.gasLimit;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate171.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data14 = data.gasUsed;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate171.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data15 = data.timestamp;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate171.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data16 = data.baseFeePerGas;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate171.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawalsRoot !== undefined){
let data17 = data.withdrawalsRoot;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
validate171.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobGasUsed !== undefined){
let data18 = data.blobGasUsed;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
validate171.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excessBlobGas !== undefined){
let data19 = data.excessBlobGas;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
validate171.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentBeaconBlockRoot !== undefined){
let data20 = data.parentBeaconBlockRoot;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
validate171.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsHash !== undefined){
let data21 = data.requestsHash;
const _errs65 = errors;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
validate171.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data22 = data.size;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data22 === "string"){
if(!pattern10.test(data22)){
validate171.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactions !== undefined){
let data23 = data.transactions;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data23)){
var valid24 = true;
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
const _errs73 = errors;
const _errs74 = errors;
let valid25 = false;
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data24 === "string"){
if(!pattern1.test(data24)){
const err0 = {instancePath:instancePath+"/transactions/" + i0,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
const err1 = {instancePath:instancePath+"/transactions/" + i0,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs75 === errors;
valid25 = valid25 || _valid0;
if(!valid25){
const _errs78 = errors;
if(!(validate109(data24, {instancePath:instancePath+"/transactions/" + i0,parentData:data23,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs78 === errors;
valid25 = valid25 || _valid0;
}
if(!valid25){
const err2 = {instancePath:instancePath+"/transactions/" + i0,schemaPath:"#/properties/transactions/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate171.errors = vErrors;
return false;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
var valid24 = _errs73 === errors;
if(!valid24){
break;
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uncles !== undefined){
let data25 = data.uncles;
const _errs79 = errors;
if(errors === _errs79){
if(Array.isArray(data25)){
var valid27 = true;
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
let data26 = data25[i1];
const _errs81 = errors;
const _errs82 = errors;
if(errors === _errs82){
if(typeof data26 === "string"){
if(!pattern1.test(data26)){
validate171.errors = [{instancePath:instancePath+"/uncles/" + i1,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/uncles/" + i1,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid27 = _errs81 === errors;
if(!valid27){
break;
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/uncles",schemaPath:"#/properties/uncles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawals !== undefined){
let data27 = data.withdrawals;
const _errs84 = errors;
if(errors === _errs84){
if(Array.isArray(data27)){
var valid29 = true;
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
const _errs86 = errors;
if(!(validate123(data27[i2], {instancePath:instancePath+"/withdrawals/" + i2,parentData:data27,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid29 = _errs86 === errors;
if(!valid29){
break;
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/withdrawals",schemaPath:"#/properties/withdrawals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.calls !== undefined){
let data29 = data.calls;
const _errs87 = errors;
if(errors === _errs87){
if(Array.isArray(data29)){
var valid30 = true;
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
const _errs89 = errors;
if(!(validate174(data29[i3], {instancePath:instancePath+"/calls/" + i3,parentData:data29,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid30 = _errs89 === errors;
if(!valid30){
break;
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs87 === errors;
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
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate171(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}

export const check_eth_subscribe = validate180;
const schema404 = {"$ref":"SubscriptionId"};
const schema405 = {"title":"SubscriptionId","description":"A random 128-bit number without leading zeros, in lower-case hex: names a subscription of one connection.","type":"string","pattern":"^0x[1-9a-f][0-9a-f]{31}$"};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern263.test(data)){
validate180.errors = [{instancePath,schemaPath:"SubscriptionId/pattern",keyword:"pattern",params:{pattern: "^0x[1-9a-f][0-9a-f]{31}$"}}];
return false;
}
}
else {
validate180.errors = [{instancePath,schemaPath:"SubscriptionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}

export const check_eth_syncing = validate181;
const schema406 = {"anyOf":[{"$ref":"NotSyncing"},{"$ref":"SyncStatus"}]};
const schema407 = {"title":"NotSyncing","description":"Neither the node nor this server is catching up.","type":"boolean","enum":[false]};
const schema408 = {"title":"SyncStatus","description":"Progress of this server while it is catching up.","type":"object","additionalProperties":false,"required":["startingBlock","currentBlock","highestBlock"],"properties":{"startingBlock":{"$ref":"Quantity"},"currentBlock":{"$ref":"Quantity"},"highestBlock":{"$ref":"Quantity"},"indexedFrom":{"description":"First block of the range without a gap that ends with the newest indexed block.","$ref":"Quantity"},"indexedTo":{"description":"Newest block in the local index.","$ref":"Quantity"}}};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.startingBlock === undefined) && (missing0 = "startingBlock")) || ((data.currentBlock === undefined) && (missing0 = "currentBlock"))) || ((data.highestBlock === undefined) && (missing0 = "highestBlock"))){
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "startingBlock") || (key0 === "currentBlock")) || (key0 === "highestBlock")) || (key0 === "indexedFrom")) || (key0 === "indexedTo"))){
validate182.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.startingBlock !== undefined){
let data0 = data.startingBlock;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate182.errors = [{instancePath:instancePath+"/startingBlock",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/startingBlock",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentBlock !== undefined){
let data1 = data.currentBlock;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate182.errors = [{instancePath:instancePath+"/currentBlock",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/currentBlock",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.highestBlock !== undefined){
let data2 = data.highestBlock;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate182.errors = [{instancePath:instancePath+"/highestBlock",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/highestBlock",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.indexedFrom !== undefined){
let data3 = data.indexedFrom;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate182.errors = [{instancePath:instancePath+"/indexedFrom",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/indexedFrom",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.indexedTo !== undefined){
let data4 = data.indexedTo;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
validate182.errors = [{instancePath:instancePath+"/indexedTo",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/indexedTo",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
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
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"NotSyncing/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === false)){
const err1 = {instancePath,schemaPath:"NotSyncing/enum",keyword:"enum",params:{allowedValues: schema407.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
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
validate181.errors = vErrors;
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
validate181.errors = vErrors;
return errors === 0;
}

export const check_evm_mine_detailed = validate184;
const schema414 = {"type":"array","items":{"$ref":"MinedBlock"}};
const schema415 = {"title":"MinedBlock","description":"A block as eth_getBlockByNumber returns it with whole transactions; their fields and two more are in each.","type":"object","required":["transactions"],"properties":{"transactions":{"type":"array","items":{"$ref":"MinedTransaction"}}}};
const schema416 = {"title":"MinedTransaction","description":"A transaction with all its fields, and what it returned.","type":"object","required":["hash"],"properties":{"hash":{"$ref":"Hash"},"output":{"description":"What its call returned, the code that it deployed, or the data of its revert; absent after any other failure.","$ref":"Data"},"revertReason":{"description":"Why it reverted: the reason that Solidity encodes, or the selector of the error; absent without revert data.","type":"string"}}};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hash === undefined) && (missing0 = "hash")){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.hash !== undefined){
let data0 = data.hash;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate186.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate186.errors = [{instancePath:instancePath+"/output",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/output",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revertReason !== undefined){
const _errs7 = errors;
if(typeof data.revertReason !== "string"){
validate186.errors = [{instancePath:instancePath+"/revertReason",schemaPath:"#/properties/revertReason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.transactions === undefined) && (missing0 = "transactions")){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.transactions !== undefined){
let data0 = data.transactions;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate186(data0[i0], {instancePath:instancePath+"/transactions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate185.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}


function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate185(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}

export const check_halley_indexStatus = validate189;
const schema419 = {"$ref":"IndexState"};
const schema420 = {"title":"IndexState","description":"What the index of blocks holds, and how far its filling is.","type":"object","additionalProperties":false,"required":["head","earliest","ranges","omittedRanges","blocks","backfill","transactions","undecodable","bytes","traces"],"properties":{"head":{"description":"The newest block that is served; null before the first block.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"earliest":{"description":"The oldest block that can be served, from the index or from the node; null before the first block.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"ranges":{"description":"The stored blocks, ascending; the newest 1000 ranges.","type":"array","maxItems":1000,"items":{"$ref":"IndexedRange"}},"omittedRanges":{"description":"How many older ranges are not listed.","type":"integer","minimum":0},"blocks":{"description":"How many blocks are stored.","$ref":"Quantity"},"backfill":{"description":"How far the blocks below the head are stored.","$ref":"IndexFilling"},"transactions":{"description":"Transactions of all stored blocks.","$ref":"Quantity"},"undecodable":{"description":"Transactions that could not be decoded and are missing from their blocks.","$ref":"Quantity"},"bytes":{"description":"Bytes on disk.","$ref":"Quantity"},"traces":{"description":"The index by address; null when trace.index is off.","anyOf":[{"$ref":"TraceIndexState"},{"type":"null"}]}}};
const schema423 = {"title":"IndexedRange","description":"Consecutive blocks of the index.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"description":"The first block.","$ref":"Quantity"},"to":{"description":"The last block.","$ref":"Quantity"}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))){
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "from") || (key0 === "to"))){
validate191.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate191.errors = [{instancePath:instancePath+"/from",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate191.errors = [{instancePath:instancePath+"/from",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate191.errors = [{instancePath:instancePath+"/to",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate191.errors = [{instancePath:instancePath+"/to",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}

const schema427 = {"title":"IndexFilling","description":"How far a part of the index is filled. Blocks are added newest first.","type":"object","additionalProperties":false,"required":["state","target","next","missing","blocksPerSecond"],"properties":{"state":{"description":"off: nothing adds the missing blocks. working: blocks are added. retrying: the last attempt failed, and there will be another one. full: there is no room for the missing blocks. impossible: the node did not keep the results of the missing blocks, because of discard_abci_responses = true in its config.toml. finished: no block is missing.","type":"string","enum":["off","working","retrying","full","impossible","finished"]},"target":{"description":"The block at which it ends. The node has pruned blocks below it, or there are none; null before the first block.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"next":{"description":"The highest block that is to be added; null for none.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"missing":{"description":"How many blocks are to be added.","$ref":"Quantity"},"blocksPerSecond":{"description":"Blocks that were added per second in the last ten seconds; null when none were.","anyOf":[{"type":"number"},{"type":"null"}]}}};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.state === undefined) && (missing0 = "state")) || ((data.target === undefined) && (missing0 = "target"))) || ((data.next === undefined) && (missing0 = "next"))) || ((data.missing === undefined) && (missing0 = "missing"))) || ((data.blocksPerSecond === undefined) && (missing0 = "blocksPerSecond"))){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "state") || (key0 === "target")) || (key0 === "next")) || (key0 === "missing")) || (key0 === "blocksPerSecond"))){
validate193.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate193.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data0 === "off") || (data0 === "working")) || (data0 === "retrying")) || (data0 === "full")) || (data0 === "impossible")) || (data0 === "finished"))){
validate193.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema427.properties.state.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data1 = data.target;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err0 = {instancePath:instancePath+"/target",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err1 = {instancePath:instancePath+"/target",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
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
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate193.errors = vErrors;
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
if(data.next !== undefined){
let data2 = data.next;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err4 = {instancePath:instancePath+"/next",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err5 = {instancePath:instancePath+"/next",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
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
valid3 = valid3 || _valid1;
if(!valid3){
const _errs16 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate193.errors = vErrors;
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
if(data.missing !== undefined){
let data3 = data.missing;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate193.errors = [{instancePath:instancePath+"/missing",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate193.errors = [{instancePath:instancePath+"/missing",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocksPerSecond !== undefined){
let data4 = data.blocksPerSecond;
const _errs21 = errors;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/blocksPerSecond",schemaPath:"#/properties/blocksPerSecond/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs25 = errors;
if(data4 !== null){
const err9 = {instancePath:instancePath+"/blocksPerSecond",schemaPath:"#/properties/blocksPerSecond/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs25 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err10 = {instancePath:instancePath+"/blocksPerSecond",schemaPath:"#/properties/blocksPerSecond/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate193.errors = vErrors;
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
}
}
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}

const schema434 = {"title":"TraceIndexState","description":"What the index by address holds.","type":"object","additionalProperties":false,"required":["ranges","omittedRanges","blocks","filling","bytes"],"properties":{"ranges":{"description":"The traced blocks, ascending; the newest 1000 ranges.","type":"array","maxItems":1000,"items":{"$ref":"IndexedRange"}},"omittedRanges":{"description":"How many older ranges are not listed.","type":"integer","minimum":0},"blocks":{"description":"How many blocks are traced.","$ref":"Quantity"},"filling":{"description":"How far it is filled.","$ref":"IndexFilling"},"bytes":{"description":"Bytes of the traces that are kept.","$ref":"Quantity"}}};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.ranges === undefined) && (missing0 = "ranges")) || ((data.omittedRanges === undefined) && (missing0 = "omittedRanges"))) || ((data.blocks === undefined) && (missing0 = "blocks"))) || ((data.filling === undefined) && (missing0 = "filling"))) || ((data.bytes === undefined) && (missing0 = "bytes"))){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "ranges") || (key0 === "omittedRanges")) || (key0 === "blocks")) || (key0 === "filling")) || (key0 === "bytes"))){
validate195.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ranges !== undefined){
let data0 = data.ranges;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate195.errors = [{instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate191(data0[i0], {instancePath:instancePath+"/ranges/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.omittedRanges !== undefined){
let data2 = data.omittedRanges;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate195.errors = [{instancePath:instancePath+"/omittedRanges",schemaPath:"#/properties/omittedRanges/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate195.errors = [{instancePath:instancePath+"/omittedRanges",schemaPath:"#/properties/omittedRanges/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocks !== undefined){
let data3 = data.blocks;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate195.errors = [{instancePath:instancePath+"/blocks",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/blocks",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filling !== undefined){
const _errs10 = errors;
if(!(validate193(data.filling, {instancePath:instancePath+"/filling",parentData:data,parentDataProperty:"filling",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data5 = data.bytes;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
validate195.errors = [{instancePath:instancePath+"/bytes",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/bytes",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.head === undefined) && (missing0 = "head")) || ((data.earliest === undefined) && (missing0 = "earliest"))) || ((data.ranges === undefined) && (missing0 = "ranges"))) || ((data.omittedRanges === undefined) && (missing0 = "omittedRanges"))) || ((data.blocks === undefined) && (missing0 = "blocks"))) || ((data.backfill === undefined) && (missing0 = "backfill"))) || ((data.transactions === undefined) && (missing0 = "transactions"))) || ((data.undecodable === undefined) && (missing0 = "undecodable"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.traces === undefined) && (missing0 = "traces"))){
validate190.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema420.properties, key0))){
validate190.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.head !== undefined){
let data0 = data.head;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err0 = {instancePath:instancePath+"/head",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err1 = {instancePath:instancePath+"/head",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
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
if(data0 !== null){
const err2 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/anyOf/1/type",keyword:"type",params:{type: "null"}};
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
const err3 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate190.errors = vErrors;
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
if(data.earliest !== undefined){
let data1 = data.earliest;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err4 = {instancePath:instancePath+"/earliest",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err5 = {instancePath:instancePath+"/earliest",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
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
if(data1 !== null){
const err6 = {instancePath:instancePath+"/earliest",schemaPath:"#/properties/earliest/anyOf/1/type",keyword:"type",params:{type: "null"}};
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
const err7 = {instancePath:instancePath+"/earliest",schemaPath:"#/properties/earliest/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate190.errors = vErrors;
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
else {
var valid0 = true;
}
if(valid0){
if(data.ranges !== undefined){
let data2 = data.ranges;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate190.errors = [{instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid5 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate191(data2[i0], {instancePath:instancePath+"/ranges/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate190.errors = [{instancePath:instancePath+"/ranges",schemaPath:"#/properties/ranges/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.omittedRanges !== undefined){
let data4 = data.omittedRanges;
const _errs19 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate190.errors = [{instancePath:instancePath+"/omittedRanges",schemaPath:"#/properties/omittedRanges/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate190.errors = [{instancePath:instancePath+"/omittedRanges",schemaPath:"#/properties/omittedRanges/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocks !== undefined){
let data5 = data.blocks;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
validate190.errors = [{instancePath:instancePath+"/blocks",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/blocks",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backfill !== undefined){
const _errs24 = errors;
if(!(validate193(data.backfill, {instancePath:instancePath+"/backfill",parentData:data,parentDataProperty:"backfill",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactions !== undefined){
let data7 = data.transactions;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data7 === "string"){
if(!pattern10.test(data7)){
validate190.errors = [{instancePath:instancePath+"/transactions",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/transactions",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.undecodable !== undefined){
let data8 = data.undecodable;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data8 === "string"){
if(!pattern10.test(data8)){
validate190.errors = [{instancePath:instancePath+"/undecodable",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/undecodable",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data9 = data.bytes;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
validate190.errors = [{instancePath:instancePath+"/bytes",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/bytes",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traces !== undefined){
let data10 = data.traces;
const _errs34 = errors;
const _errs35 = errors;
let valid10 = false;
const _errs36 = errors;
if(!(validate195(data10, {instancePath:instancePath+"/traces",parentData:data,parentDataProperty:"traces",rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var _valid2 = _errs36 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const _errs37 = errors;
if(data10 !== null){
const err8 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs37 === errors;
valid10 = valid10 || _valid2;
}
if(!valid10){
const err9 = {instancePath:instancePath+"/traces",schemaPath:"#/properties/traces/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate190.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs34 === errors;
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
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
validate189.errors = vErrors;
return errors === 0;
}

export const check_miner_getHashrate = validate200;
const schema437 = {"type":"integer","minimum":0,"maximum":0};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 0 || isNaN(data)){
validate200.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0}}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate200.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
validate200.errors = vErrors;
return errors === 0;
}

export const check_net_peerCount = validate201;
const schema438 = {"type":"integer","minimum":0};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate201.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
validate201.errors = vErrors;
return errors === 0;
}

export const check_net_version = validate202;
const schema439 = {"type":"string","pattern":"^(?:0|[1-9][0-9]*)$"};
const pattern315 = func2("^(?:0|[1-9][0-9]*)$", "u");

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern315.test(data)){
validate202.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?:0|[1-9][0-9]*)$"}}];
return false;
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}

export const check_ots_getApiLevel = validate203;
const schema440 = {"type":"integer","minimum":8,"maximum":8};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 8 || isNaN(data)){
validate203.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8}}];
return false;
}
else {
if(data < 8 || isNaN(data)){
validate203.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8}}];
return false;
}
}
}
}
validate203.errors = vErrors;
return errors === 0;
}

export const check_ots_getBlockDetails = validate204;
const schema441 = {"anyOf":[{"$ref":"BlockDetails"},{"type":"null"}]};
const schema442 = {"title":"BlockDetails","description":"A block, and what it earned.","type":"object","additionalProperties":false,"required":["block","issuance","totalFees"],"properties":{"block":{"$ref":"BlockWithoutTransactions"},"issuance":{"$ref":"Issuance"},"totalFees":{"description":"Fees of all transactions, wei.","$ref":"Quantity"}}};
const schema443 = {"title":"BlockWithoutTransactions","description":"A block without its transactions and its bloom filter.","type":"object","additionalProperties":false,"required":["number","hash","parentHash","nonce","mixHash","sha3Uncles","logsBloom","stateRoot","transactionsRoot","receiptsRoot","miner","difficulty","extraData","gasLimit","gasUsed","timestamp","totalDifficulty","size","uncles","transactionCount"],"properties":{"number":{"$ref":"Quantity"},"hash":{"description":"The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.","$ref":"Hash"},"parentHash":{"$ref":"Hash"},"nonce":{"$ref":"Nonce8"},"mixHash":{"$ref":"Hash"},"sha3Uncles":{"$ref":"Hash"},"logsBloom":{"description":"Left out.","type":"null"},"stateRoot":{"description":"The application hash in the consensus header: the state before this block.","$ref":"Hash"},"transactionsRoot":{"$ref":"Hash"},"receiptsRoot":{"$ref":"Hash"},"miner":{"description":"Operator account of the proposer.","$ref":"Address"},"difficulty":{"$ref":"Quantity"},"extraData":{"$ref":"Data"},"gasLimit":{"$ref":"Quantity"},"gasUsed":{"$ref":"Quantity"},"timestamp":{"description":"Seconds since 1970.","$ref":"Quantity"},"baseFeePerGas":{"description":"Wei per gas; absent while the chain has no base fee.","$ref":"Quantity"},"withdrawalsRoot":{"$ref":"Hash"},"blobGasUsed":{"$ref":"Quantity"},"excessBlobGas":{"$ref":"Quantity"},"parentBeaconBlockRoot":{"$ref":"Hash"},"requestsHash":{"$ref":"Hash"},"totalDifficulty":{"$ref":"Quantity"},"size":{"description":"Bytes of the encoded block.","$ref":"Quantity"},"uncles":{"description":"Always empty.","type":"array","items":{"$ref":"Hash"}},"withdrawals":{"description":"Always empty.","type":"array","items":{"$ref":"Withdrawal"}},"transactionCount":{"description":"Transactions of the whole block.","type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.parentHash === undefined) && (missing0 = "parentHash"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.mixHash === undefined) && (missing0 = "mixHash"))) || ((data.sha3Uncles === undefined) && (missing0 = "sha3Uncles"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))) || ((data.stateRoot === undefined) && (missing0 = "stateRoot"))) || ((data.transactionsRoot === undefined) && (missing0 = "transactionsRoot"))) || ((data.receiptsRoot === undefined) && (missing0 = "receiptsRoot"))) || ((data.miner === undefined) && (missing0 = "miner"))) || ((data.difficulty === undefined) && (missing0 = "difficulty"))) || ((data.extraData === undefined) && (missing0 = "extraData"))) || ((data.gasLimit === undefined) && (missing0 = "gasLimit"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.totalDifficulty === undefined) && (missing0 = "totalDifficulty"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.uncles === undefined) && (missing0 = "uncles"))) || ((data.transactionCount === undefined) && (missing0 = "transactionCount"))){
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema443.properties, key0))){
validate206.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern10.test(data0)){
validate206.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data1 = data.hash;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate206.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentHash !== undefined){
let data2 = data.parentHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate206.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data3 = data.nonce;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
validate206.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mixHash !== undefined){
let data4 = data.mixHash;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate206.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha3Uncles !== undefined){
let data5 = data.sha3Uncles;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate206.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
const _errs20 = errors;
if(data.logsBloom !== null){
validate206.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"#/properties/logsBloom/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateRoot !== undefined){
let data7 = data.stateRoot;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate206.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionsRoot !== undefined){
let data8 = data.transactionsRoot;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate206.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptsRoot !== undefined){
let data9 = data.receiptsRoot;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
validate206.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miner !== undefined){
let data10 = data.miner;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data10 === "string"){
if(!pattern32.test(data10)){
validate206.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data11 = data.difficulty;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate206.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraData !== undefined){
let data12 = data.extraData;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate206.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data13 = data.gasLimit;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate206.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data14 = data.gasUsed;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate206.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data15 = data.timestamp;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate206.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data16 = data.baseFeePerGas;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate206.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawalsRoot !== undefined){
let data17 = data.withdrawalsRoot;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
validate206.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobGasUsed !== undefined){
let data18 = data.blobGasUsed;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
validate206.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excessBlobGas !== undefined){
let data19 = data.excessBlobGas;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
validate206.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentBeaconBlockRoot !== undefined){
let data20 = data.parentBeaconBlockRoot;
const _errs61 = errors;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
validate206.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsHash !== undefined){
let data21 = data.requestsHash;
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
validate206.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalDifficulty !== undefined){
let data22 = data.totalDifficulty;
const _errs67 = errors;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data22 === "string"){
if(!pattern10.test(data22)){
validate206.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data23 = data.size;
const _errs70 = errors;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data23 === "string"){
if(!pattern10.test(data23)){
validate206.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uncles !== undefined){
let data24 = data.uncles;
const _errs73 = errors;
if(errors === _errs73){
if(Array.isArray(data24)){
var valid24 = true;
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data25 === "string"){
if(!pattern1.test(data25)){
validate206.errors = [{instancePath:instancePath+"/uncles/" + i0,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/uncles/" + i0,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid24 = _errs75 === errors;
if(!valid24){
break;
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/uncles",schemaPath:"#/properties/uncles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawals !== undefined){
let data26 = data.withdrawals;
const _errs78 = errors;
if(errors === _errs78){
if(Array.isArray(data26)){
var valid26 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
const _errs80 = errors;
if(!(validate123(data26[i1], {instancePath:instancePath+"/withdrawals/" + i1,parentData:data26,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid26 = _errs80 === errors;
if(!valid26){
break;
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/withdrawals",schemaPath:"#/properties/withdrawals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionCount !== undefined){
let data28 = data.transactionCount;
const _errs81 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate206.errors = [{instancePath:instancePath+"/transactionCount",schemaPath:"#/properties/transactionCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
validate206.errors = [{instancePath:instancePath+"/transactionCount",schemaPath:"#/properties/transactionCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data28 < 0 || isNaN(data28)){
validate206.errors = [{instancePath:instancePath+"/transactionCount",schemaPath:"#/properties/transactionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs81 === errors;
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
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}

const schema468 = {"title":"Issuance","description":"New tokens of a block; zeros, because the EVM of these chains issues none.","type":"object","additionalProperties":false,"required":["blockReward","uncleReward","issuance"],"properties":{"blockReward":{"$ref":"Quantity"},"uncleReward":{"$ref":"Quantity"},"issuance":{"$ref":"Quantity"}}};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.blockReward === undefined) && (missing0 = "blockReward")) || ((data.uncleReward === undefined) && (missing0 = "uncleReward"))) || ((data.issuance === undefined) && (missing0 = "issuance"))){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "blockReward") || (key0 === "uncleReward")) || (key0 === "issuance"))){
validate209.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.blockReward !== undefined){
let data0 = data.blockReward;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate209.errors = [{instancePath:instancePath+"/blockReward",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate209.errors = [{instancePath:instancePath+"/blockReward",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uncleReward !== undefined){
let data1 = data.uncleReward;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate209.errors = [{instancePath:instancePath+"/uncleReward",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate209.errors = [{instancePath:instancePath+"/uncleReward",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuance !== undefined){
let data2 = data.issuance;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate209.errors = [{instancePath:instancePath+"/issuance",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate209.errors = [{instancePath:instancePath+"/issuance",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.block === undefined) && (missing0 = "block")) || ((data.issuance === undefined) && (missing0 = "issuance"))) || ((data.totalFees === undefined) && (missing0 = "totalFees"))){
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "block") || (key0 === "issuance")) || (key0 === "totalFees"))){
validate205.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.block !== undefined){
const _errs2 = errors;
if(!(validate206(data.block, {instancePath:instancePath+"/block",parentData:data,parentDataProperty:"block",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuance !== undefined){
const _errs3 = errors;
if(!(validate209(data.issuance, {instancePath:instancePath+"/issuance",parentData:data,parentDataProperty:"issuance",rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalFees !== undefined){
let data2 = data.totalFees;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate205.errors = [{instancePath:instancePath+"/totalFees",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/totalFees",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate205(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate204.errors = vErrors;
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
validate204.errors = vErrors;
return errors === 0;
}

export const check_ots_getBlockTransactions = validate212;
const schema473 = {"anyOf":[{"$ref":"BlockTransactionsPage"},{"type":"null"}]};
const schema474 = {"title":"BlockTransactionsPage","description":"Some transactions of a block with their receipts.","type":"object","additionalProperties":false,"required":["fullblock","receipts"],"properties":{"fullblock":{"$ref":"BlockPage"},"receipts":{"type":"array","items":{"$ref":"ReceiptWithoutLogs"}}}};
const schema475 = {"title":"BlockPage","description":"A block with some of its transactions.","type":"object","additionalProperties":false,"required":["number","hash","parentHash","nonce","mixHash","sha3Uncles","logsBloom","stateRoot","transactionsRoot","receiptsRoot","miner","difficulty","extraData","gasLimit","gasUsed","timestamp","totalDifficulty","size","uncles","transactionCount","transactions"],"properties":{"number":{"$ref":"Quantity"},"hash":{"description":"The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.","$ref":"Hash"},"parentHash":{"$ref":"Hash"},"nonce":{"$ref":"Nonce8"},"mixHash":{"$ref":"Hash"},"sha3Uncles":{"$ref":"Hash"},"logsBloom":{"description":"Left out.","type":"null"},"stateRoot":{"description":"The application hash in the consensus header: the state before this block.","$ref":"Hash"},"transactionsRoot":{"$ref":"Hash"},"receiptsRoot":{"$ref":"Hash"},"miner":{"description":"Operator account of the proposer.","$ref":"Address"},"difficulty":{"$ref":"Quantity"},"extraData":{"$ref":"Data"},"gasLimit":{"$ref":"Quantity"},"gasUsed":{"$ref":"Quantity"},"timestamp":{"description":"Seconds since 1970.","$ref":"Quantity"},"baseFeePerGas":{"description":"Wei per gas; absent while the chain has no base fee.","$ref":"Quantity"},"withdrawalsRoot":{"$ref":"Hash"},"blobGasUsed":{"$ref":"Quantity"},"excessBlobGas":{"$ref":"Quantity"},"parentBeaconBlockRoot":{"$ref":"Hash"},"requestsHash":{"$ref":"Hash"},"totalDifficulty":{"$ref":"Quantity"},"size":{"description":"Bytes of the encoded block.","$ref":"Quantity"},"uncles":{"description":"Always empty.","type":"array","items":{"$ref":"Hash"}},"withdrawals":{"description":"Always empty.","type":"array","items":{"$ref":"Withdrawal"}},"transactionCount":{"description":"Transactions of the whole block.","type":"integer","minimum":0,"maximum":9007199254740991},"transactions":{"description":"The page, in block order; of their input only the first four bytes.","type":"array","items":{"$ref":"Transaction"}}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.parentHash === undefined) && (missing0 = "parentHash"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.mixHash === undefined) && (missing0 = "mixHash"))) || ((data.sha3Uncles === undefined) && (missing0 = "sha3Uncles"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))) || ((data.stateRoot === undefined) && (missing0 = "stateRoot"))) || ((data.transactionsRoot === undefined) && (missing0 = "transactionsRoot"))) || ((data.receiptsRoot === undefined) && (missing0 = "receiptsRoot"))) || ((data.miner === undefined) && (missing0 = "miner"))) || ((data.difficulty === undefined) && (missing0 = "difficulty"))) || ((data.extraData === undefined) && (missing0 = "extraData"))) || ((data.gasLimit === undefined) && (missing0 = "gasLimit"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.totalDifficulty === undefined) && (missing0 = "totalDifficulty"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.uncles === undefined) && (missing0 = "uncles"))) || ((data.transactionCount === undefined) && (missing0 = "transactionCount"))) || ((data.transactions === undefined) && (missing0 = "transactions"))){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema475.properties, key0))){
validate214.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern10.test(data0)){
validate214.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data1 = data.hash;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate214.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentHash !== undefined){
let data2 = data.parentHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate214.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data3 = data.nonce;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
validate214.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mixHash !== undefined){
let data4 = data.mixHash;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate214.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha3Uncles !== undefined){
let data5 = data.sha3Uncles;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate214.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
const _errs20 = errors;
if(data.logsBloom !== null){
validate214.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"#/properties/logsBloom/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateRoot !== undefined){
let data7 = data.stateRoot;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate214.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionsRoot !== undefined){
let data8 = data.transactionsRoot;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate214.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptsRoot !== undefined){
let data9 = data.receiptsRoot;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
validate214.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miner !== undefined){
let data10 = data.miner;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data10 === "string"){
if(!pattern32.test(data10)){
validate214.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data11 = data.difficulty;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate214.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraData !== undefined){
let data12 = data.extraData;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate214.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data13 = data.gasLimit;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate214.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data14 = data.gasUsed;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate214.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data15 = data.timestamp;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate214.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data16 = data.baseFeePerGas;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate214.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawalsRoot !== undefined){
let data17 = data.withdrawalsRoot;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
validate214.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobGasUsed !== undefined){
let data18 = data.blobGasUsed;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
validate214.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excessBlobGas !== undefined){
let data19 = data.excessBlobGas;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
validate214.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentBeaconBlockRoot !== undefined){
let data20 = data.parentBeaconBlockRoot;
const _errs61 = errors;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
validate214.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsHash !== undefined){
let data21 = data.requestsHash;
const _errs64 = errors;
const _errs65 = errors;
if(errors === _errs65){
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
validate214.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalDifficulty !== undefined){
let data22 = data.totalDifficulty;
const _errs67 = errors;
const _errs68 = errors;
if(errors === _errs68){
if(typeof data22 === "string"){
if(!pattern10.test(data22)){
validate214.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data23 = data.size;
const _errs70 = errors;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data23 === "string"){
if(!pattern10.test(data23)){
validate214.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uncles !== undefined){
let data24 = data.uncles;
const _errs73 = errors;
if(errors === _errs73){
if(Array.isArray(data24)){
var valid24 = true;
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
let data25 = data24[i0];
const _errs75 = errors;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data25 === "string"){
if(!pattern1.test(data25)){
validate214.errors = [{instancePath:instancePath+"/uncles/" + i0,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate214.errors = [{instancePath:instancePath+"/uncles/" + i0,schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid24 = _errs75 === errors;
if(!valid24){
break;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/uncles",schemaPath:"#/properties/uncles/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawals !== undefined){
let data26 = data.withdrawals;
const _errs78 = errors;
if(errors === _errs78){
if(Array.isArray(data26)){
var valid26 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
const _errs80 = errors;
if(!(validate123(data26[i1], {instancePath:instancePath+"/withdrawals/" + i1,parentData:data26,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid26 = _errs80 === errors;
if(!valid26){
break;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/withdrawals",schemaPath:"#/properties/withdrawals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionCount !== undefined){
let data28 = data.transactionCount;
const _errs81 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate214.errors = [{instancePath:instancePath+"/transactionCount",schemaPath:"#/properties/transactionCount/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
validate214.errors = [{instancePath:instancePath+"/transactionCount",schemaPath:"#/properties/transactionCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data28 < 0 || isNaN(data28)){
validate214.errors = [{instancePath:instancePath+"/transactionCount",schemaPath:"#/properties/transactionCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactions !== undefined){
let data29 = data.transactions;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data29)){
var valid27 = true;
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
const _errs85 = errors;
if(!(validate109(data29[i2], {instancePath:instancePath+"/transactions/" + i2,parentData:data29,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid27 = _errs85 === errors;
if(!valid27){
break;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/transactions",schemaPath:"#/properties/transactions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs83 === errors;
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
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}

const schema500 = {"title":"ReceiptWithoutLogs","description":"The outcome of a transaction without its logs.","type":"object","additionalProperties":false,"required":["type","status","blockHash","blockNumber","transactionHash","transactionIndex","from","to","contractAddress","gasUsed","cumulativeGasUsed","effectiveGasPrice","logs","logsBloom"],"properties":{"type":{"$ref":"TransactionType"},"status":{"$ref":"ReceiptStatus"},"blockHash":{"$ref":"Hash"},"blockNumber":{"$ref":"Quantity"},"transactionHash":{"$ref":"Hash"},"transactionIndex":{"$ref":"Quantity"},"from":{"$ref":"Address"},"to":{"description":"null for a contract creation.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"contractAddress":{"description":"The address of the created contract, even if the creation failed; null for other transactions.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"gasUsed":{"$ref":"Quantity"},"cumulativeGasUsed":{"description":"Gas used in the block up to and including this transaction, by all transactions of the chain.","$ref":"Quantity"},"effectiveGasPrice":{"description":"Wei per gas paid.","$ref":"Quantity"},"logs":{"description":"Left out.","type":"null"},"logsBloom":{"description":"Left out.","type":"null"}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.transactionHash === undefined) && (missing0 = "transactionHash"))) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.contractAddress === undefined) && (missing0 = "contractAddress"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.cumulativeGasUsed === undefined) && (missing0 = "cumulativeGasUsed"))) || ((data.effectiveGasPrice === undefined) && (missing0 = "effectiveGasPrice"))) || ((data.logs === undefined) && (missing0 = "logs"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema500.properties, key0))){
validate218.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate218.errors = [{instancePath:instancePath+"/type",schemaPath:"TransactionType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "0x0") || (data0 === "0x1")) || (data0 === "0x2")) || (data0 === "0x4"))){
validate218.errors = [{instancePath:instancePath+"/type",schemaPath:"TransactionType/enum",keyword:"enum",params:{allowedValues: schema146.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate218.errors = [{instancePath:instancePath+"/status",schemaPath:"ReceiptStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "0x0") || (data1 === "0x1"))){
validate218.errors = [{instancePath:instancePath+"/status",schemaPath:"ReceiptStatus/enum",keyword:"enum",params:{allowedValues: schema312.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
let data2 = data.blockHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate218.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
let data3 = data.blockNumber;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate218.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionHash !== undefined){
let data4 = data.transactionHash;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate218.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionIndex !== undefined){
let data5 = data.transactionIndex;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
validate218.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data6 = data.from;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern32.test(data6)){
validate218.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data7 = data.to;
const _errs23 = errors;
const _errs24 = errors;
let valid8 = false;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data7 === "string"){
if(!pattern32.test(data7)){
const err0 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
var _valid0 = _errs25 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs28 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
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
if(data.contractAddress !== undefined){
let data8 = data.contractAddress;
const _errs30 = errors;
const _errs31 = errors;
let valid10 = false;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data8 === "string"){
if(!pattern32.test(data8)){
const err4 = {instancePath:instancePath+"/contractAddress",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
const err5 = {instancePath:instancePath+"/contractAddress",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs32 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs35 = errors;
if(data8 !== null){
const err6 = {instancePath:instancePath+"/contractAddress",schemaPath:"#/properties/contractAddress/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs35 === errors;
valid10 = valid10 || _valid1;
}
if(!valid10){
const err7 = {instancePath:instancePath+"/contractAddress",schemaPath:"#/properties/contractAddress/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate218.errors = vErrors;
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
if(valid0){
if(data.gasUsed !== undefined){
let data9 = data.gasUsed;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
validate218.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cumulativeGasUsed !== undefined){
let data10 = data.cumulativeGasUsed;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
validate218.errors = [{instancePath:instancePath+"/cumulativeGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/cumulativeGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effectiveGasPrice !== undefined){
let data11 = data.effectiveGasPrice;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate218.errors = [{instancePath:instancePath+"/effectiveGasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/effectiveGasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
const _errs46 = errors;
if(data.logs !== null){
validate218.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
const _errs48 = errors;
if(data.logsBloom !== null){
validate218.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"#/properties/logsBloom/type",keyword:"type",params:{type: "null"}}];
return false;
}
var valid0 = _errs48 === errors;
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
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.fullblock === undefined) && (missing0 = "fullblock")) || ((data.receipts === undefined) && (missing0 = "receipts"))){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "fullblock") || (key0 === "receipts"))){
validate213.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.fullblock !== undefined){
const _errs2 = errors;
if(!(validate214(data.fullblock, {instancePath:instancePath+"/fullblock",parentData:data,parentDataProperty:"fullblock",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receipts !== undefined){
let data1 = data.receipts;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate218(data1[i0], {instancePath:instancePath+"/receipts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/receipts",schemaPath:"#/properties/receipts/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
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
validate212.errors = vErrors;
return errors === 0;
}

export const check_ots_getContractCreator = validate221;
const schema513 = {"anyOf":[{"$ref":"ContractCreator"},{"type":"null"}]};
const schema514 = {"title":"ContractCreator","description":"Who created a contract.","type":"object","additionalProperties":false,"required":["hash","creator"],"properties":{"hash":{"description":"Hash of the transaction.","$ref":"Hash"},"creator":{"description":"The account or contract that ran the creation.","$ref":"Address"}}};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.hash === undefined) && (missing0 = "hash")) || ((data.creator === undefined) && (missing0 = "creator"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "hash") || (key0 === "creator"))){
validate222.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hash !== undefined){
let data0 = data.hash;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate222.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate222.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creator !== undefined){
let data1 = data.creator;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern32.test(data1)){
validate222.errors = [{instancePath:instancePath+"/creator",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate222.errors = [{instancePath:instancePath+"/creator",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate222(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate221.errors = vErrors;
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
validate221.errors = vErrors;
return errors === 0;
}

export const check_ots_getInternalOperations = validate224;
const schema517 = {"type":"array","items":{"$ref":"InternalOperation"}};
const schema518 = {"title":"InternalOperation","description":"What a call inside a transaction did with value or code.","type":"object","additionalProperties":false,"required":["type","from","to","value"],"properties":{"type":{"description":"0 for a transfer, 1 for a selfdestruct, 2 for a creation, 3 for a creation with CREATE2.","type":"integer","minimum":0,"maximum":3},"from":{"$ref":"Address"},"to":{"$ref":"Address"},"value":{"description":"Wei.","$ref":"Quantity"}}};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.value === undefined) && (missing0 = "value"))){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "from")) || (key0 === "to")) || (key0 === "value"))){
validate225.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate225.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 3 || isNaN(data0)){
validate225.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate225.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern32.test(data1)){
validate225.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data2 = data.to;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern32.test(data2)){
validate225.errors = [{instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/to",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data3 = data.value;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate225.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
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
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate225(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}

export const check_ots_searchTransactionsAfter = validate227;
const schema522 = {"$ref":"TransactionSearchPage"};
const schema523 = {"title":"TransactionSearchPage","description":"Transactions that touch an address, newest first.","type":"object","additionalProperties":false,"required":["txs","receipts","firstPage","lastPage"],"properties":{"txs":{"type":"array","items":{"$ref":"Transaction"}},"receipts":{"type":"array","items":{"$ref":"DatedReceipt"}},"firstPage":{"description":"Whether no newer transactions exist.","type":"boolean"},"lastPage":{"description":"Whether no older transactions exist.","type":"boolean"}}};
const schema524 = {"title":"DatedReceipt","description":"The outcome of a transaction, and when it was.","type":"object","additionalProperties":false,"required":["type","status","blockHash","blockNumber","transactionHash","transactionIndex","from","to","contractAddress","gasUsed","cumulativeGasUsed","effectiveGasPrice","logs","logsBloom","timestamp"],"properties":{"type":{"$ref":"TransactionType"},"status":{"$ref":"ReceiptStatus"},"blockHash":{"$ref":"Hash"},"blockNumber":{"$ref":"Quantity"},"transactionHash":{"$ref":"Hash"},"transactionIndex":{"$ref":"Quantity"},"from":{"$ref":"Address"},"to":{"description":"null for a contract creation.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"contractAddress":{"description":"The address of the created contract, even if the creation failed; null for other transactions.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"gasUsed":{"$ref":"Quantity"},"cumulativeGasUsed":{"description":"Gas used in the block up to and including this transaction, by all transactions of the chain.","$ref":"Quantity"},"effectiveGasPrice":{"description":"Wei per gas paid.","$ref":"Quantity"},"logs":{"$ref":"Logs"},"logsBloom":{"$ref":"Bytes256"},"timestamp":{"description":"Seconds since the epoch.","type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.transactionHash === undefined) && (missing0 = "transactionHash"))) || ((data.transactionIndex === undefined) && (missing0 = "transactionIndex"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.contractAddress === undefined) && (missing0 = "contractAddress"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.cumulativeGasUsed === undefined) && (missing0 = "cumulativeGasUsed"))) || ((data.effectiveGasPrice === undefined) && (missing0 = "effectiveGasPrice"))) || ((data.logs === undefined) && (missing0 = "logs"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema524.properties, key0))){
validate230.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate230.errors = [{instancePath:instancePath+"/type",schemaPath:"TransactionType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "0x0") || (data0 === "0x1")) || (data0 === "0x2")) || (data0 === "0x4"))){
validate230.errors = [{instancePath:instancePath+"/type",schemaPath:"TransactionType/enum",keyword:"enum",params:{allowedValues: schema146.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate230.errors = [{instancePath:instancePath+"/status",schemaPath:"ReceiptStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "0x0") || (data1 === "0x1"))){
validate230.errors = [{instancePath:instancePath+"/status",schemaPath:"ReceiptStatus/enum",keyword:"enum",params:{allowedValues: schema312.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockHash !== undefined){
let data2 = data.blockHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate230.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
let data3 = data.blockNumber;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate230.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionHash !== undefined){
let data4 = data.transactionHash;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate230.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionIndex !== undefined){
let data5 = data.transactionIndex;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
validate230.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/transactionIndex",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data6 = data.from;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern32.test(data6)){
validate230.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data7 = data.to;
const _errs23 = errors;
const _errs24 = errors;
let valid8 = false;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data7 === "string"){
if(!pattern32.test(data7)){
const err0 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
var _valid0 = _errs25 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs28 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate230.errors = vErrors;
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
if(data.contractAddress !== undefined){
let data8 = data.contractAddress;
const _errs30 = errors;
const _errs31 = errors;
let valid10 = false;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data8 === "string"){
if(!pattern32.test(data8)){
const err4 = {instancePath:instancePath+"/contractAddress",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
const err5 = {instancePath:instancePath+"/contractAddress",schemaPath:"Address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs32 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const _errs35 = errors;
if(data8 !== null){
const err6 = {instancePath:instancePath+"/contractAddress",schemaPath:"#/properties/contractAddress/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs35 === errors;
valid10 = valid10 || _valid1;
}
if(!valid10){
const err7 = {instancePath:instancePath+"/contractAddress",schemaPath:"#/properties/contractAddress/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate230.errors = vErrors;
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
if(valid0){
if(data.gasUsed !== undefined){
let data9 = data.gasUsed;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
validate230.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cumulativeGasUsed !== undefined){
let data10 = data.cumulativeGasUsed;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data10 === "string"){
if(!pattern10.test(data10)){
validate230.errors = [{instancePath:instancePath+"/cumulativeGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/cumulativeGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effectiveGasPrice !== undefined){
let data11 = data.effectiveGasPrice;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate230.errors = [{instancePath:instancePath+"/effectiveGasPrice",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/effectiveGasPrice",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
const _errs46 = errors;
if(!(validate134(data.logs, {instancePath:instancePath+"/logs",parentData:data,parentDataProperty:"logs",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
let data13 = data.logsBloom;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data13 === "string"){
if(!pattern28.test(data13)){
validate230.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"}}];
return false;
}
}
else {
validate230.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data14 = data.timestamp;
const _errs50 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate230.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs50){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
validate230.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate230.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs50 === errors;
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
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.txs === undefined) && (missing0 = "txs")) || ((data.receipts === undefined) && (missing0 = "receipts"))) || ((data.firstPage === undefined) && (missing0 = "firstPage"))) || ((data.lastPage === undefined) && (missing0 = "lastPage"))){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "txs") || (key0 === "receipts")) || (key0 === "firstPage")) || (key0 === "lastPage"))){
validate228.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.txs !== undefined){
let data0 = data.txs;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate109(data0[i0], {instancePath:instancePath+"/txs/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/txs",schemaPath:"#/properties/txs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receipts !== undefined){
let data2 = data.receipts;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate230(data2[i1], {instancePath:instancePath+"/receipts/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/receipts",schemaPath:"#/properties/receipts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstPage !== undefined){
const _errs8 = errors;
if(typeof data.firstPage !== "boolean"){
validate228.errors = [{instancePath:instancePath+"/firstPage",schemaPath:"#/properties/firstPage/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastPage !== undefined){
const _errs10 = errors;
if(typeof data.lastPage !== "boolean"){
validate228.errors = [{instancePath:instancePath+"/lastPage",schemaPath:"#/properties/lastPage/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
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
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate228(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
validate227.errors = vErrors;
return errors === 0;
}

export const check_ots_traceTransaction = validate234;
const schema538 = {"type":"array","items":{"$ref":"TraceEntry"}};
const schema539 = {"title":"TraceEntry","description":"A call of a transaction.","type":"object","additionalProperties":false,"required":["type","depth","from","to","value","input","output"],"properties":{"type":{"description":"CALL, STATICCALL, DELEGATECALL, CALLCODE, CREATE, CREATE2 or SELFDESTRUCT.","type":"string"},"depth":{"description":"0 for the transaction itself.","type":"integer","minimum":0,"maximum":1100},"from":{"$ref":"Address"},"to":{"description":"null for a creation that failed.","anyOf":[{"$ref":"Address"},{"type":"null"}]},"value":{"description":"Wei; null for calls that cannot carry value.","anyOf":[{"$ref":"Quantity"},{"type":"null"}]},"input":{"$ref":"Data"},"output":{"$ref":"Data"}}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.depth === undefined) && (missing0 = "depth"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.output === undefined) && (missing0 = "output"))){
validate235.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "depth")) || (key0 === "from")) || (key0 === "to")) || (key0 === "value")) || (key0 === "input")) || (key0 === "output"))){
validate235.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate235.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.depth !== undefined){
let data1 = data.depth;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate235.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1100 || isNaN(data1)){
validate235.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1100}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate235.errors = [{instancePath:instancePath+"/depth",schemaPath:"#/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data2 = data.from;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern32.test(data2)){
validate235.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate235.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data3 = data.to;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern32.test(data3)){
const err0 = {instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}};
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
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs14 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs14 === errors;
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
validate235.errors = vErrors;
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
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data4 = data.value;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err4 = {instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err5 = {instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs21 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate235.errors = vErrors;
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
if(data.input !== undefined){
let data5 = data.input;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
validate235.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate235.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data6 = data.output;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
validate235.errors = [{instancePath:instancePath+"/output",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate235.errors = [{instancePath:instancePath+"/output",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
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
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate235(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}

export const check_personal_listWallets = validate237;
const schema545 = {"type":"array","items":{"$ref":"KeyWallet"}};
const schema546 = {"title":"KeyWallet","description":"A key of the key store, or a paired wallet, and where it is kept.","type":"object","additionalProperties":false,"required":["url","status","accounts"],"properties":{"url":{"description":"keystore:// and the absolute path of the file, or the URL of a paired wallet.","type":"string"},"status":{"type":"string","enum":["Locked","Unlocked"]},"accounts":{"type":"array","items":{"$ref":"WalletAccount"}}}};
const schema547 = {"title":"WalletAccount","description":"An account of a wallet.","type":"object","additionalProperties":false,"required":["address","url"],"properties":{"address":{"$ref":"Address"},"url":{"description":"That of the wallet.","type":"string"}}};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.address === undefined) && (missing0 = "address")) || ((data.url === undefined) && (missing0 = "url"))){
validate239.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "address") || (key0 === "url"))){
validate239.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
validate239.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate239.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs5 = errors;
if(typeof data.url !== "string"){
validate239.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
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
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}


function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.url === undefined) && (missing0 = "url")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.accounts === undefined) && (missing0 = "accounts"))){
validate238.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "status")) || (key0 === "accounts"))){
validate238.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
const _errs2 = errors;
if(typeof data.url !== "string"){
validate238.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate238.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Locked") || (data1 === "Unlocked"))){
validate238.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema546.properties.status.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accounts !== undefined){
let data2 = data.accounts;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate239(data2[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate238(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
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

export const check_personal_signTransaction = validate242;
const schema549 = {"$ref":"SignedTransaction"};
const schema550 = {"title":"SignedTransaction","description":"A signed transaction and its bytes.","type":"object","additionalProperties":false,"required":["raw","tx"],"properties":{"raw":{"description":"For eth_sendRawTransaction.","$ref":"Data"},"tx":{"$ref":"UnsignedTransaction"}}};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.raw === undefined) && (missing0 = "raw")) || ((data.tx === undefined) && (missing0 = "tx"))){
validate243.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "raw") || (key0 === "tx"))){
validate243.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.raw !== undefined){
let data0 = data.raw;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate243.errors = [{instancePath:instancePath+"/raw",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate243.errors = [{instancePath:instancePath+"/raw",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tx !== undefined){
const _errs5 = errors;
if(!(validate95(data.tx, {instancePath:instancePath+"/tx",parentData:data,parentDataProperty:"tx",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
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
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate243(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
validate242.errors = vErrors;
return errors === 0;
}

export const check_rpc_discover = validate246;
const schema552 = {"$ref":"OpenrpcDocument"};
const schema553 = {"title":"OpenrpcDocument","description":"An OpenRPC document (spec.open-rpc.org).","type":"object","required":["openrpc","info","methods"],"properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}}}};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.openrpc === undefined) && (missing0 = "openrpc")) || ((data.info === undefined) && (missing0 = "info"))) || ((data.methods === undefined) && (missing0 = "methods"))){
validate246.errors = [{instancePath,schemaPath:"OpenrpcDocument/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.openrpc !== undefined){
const _errs2 = errors;
if(typeof data.openrpc !== "string"){
validate246.errors = [{instancePath:instancePath+"/openrpc",schemaPath:"OpenrpcDocument/properties/openrpc/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.info !== undefined){
let data1 = data.info;
const _errs4 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate246.errors = [{instancePath:instancePath+"/info",schemaPath:"OpenrpcDocument/properties/info/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.methods !== undefined){
let data2 = data.methods;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate246.errors = [{instancePath:instancePath+"/methods/" + i0,schemaPath:"OpenrpcDocument/properties/methods/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/methods",schemaPath:"OpenrpcDocument/properties/methods/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"OpenrpcDocument/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}

export const check_rpc_modules = validate247;
const schema554 = {"$ref":"ModuleVersions"};
const schema555 = {"title":"ModuleVersions","description":"Version by enabled namespace.","type":"object","additionalProperties":{"type":"string"}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs3 = errors;
if(typeof data[key0] !== "string"){
validate247.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"ModuleVersions/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"ModuleVersions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}

export const check_trace_block = validate248;
const schema556 = {"anyOf":[{"type":"array","items":{"$ref":"PlacedParityTrace"}},{"type":"null"}]};
const schema557 = {"title":"PlacedParityTrace","description":"A frame of a mined transaction.","type":"object","additionalProperties":false,"required":["action","blockHash","blockNumber","result","subtraces","traceAddress","transactionHash","transactionPosition","type"],"properties":{"action":{"anyOf":[{"$ref":"ParityCallAction"},{"$ref":"ParityCreateAction"},{"$ref":"ParitySelfdestructAction"}]},"blockHash":{"$ref":"Hash"},"blockNumber":{"type":"integer","minimum":0},"error":{"description":"Why the frame failed, in OpenEthereum's words where it has some; absent on success.","type":"string"},"result":{"description":"null for a frame that failed otherwise than by a revert, and for a selfdestruct.","anyOf":[{"$ref":"ParityCallResult"},{"$ref":"ParityCreateResult"},{"type":"null"}]},"subtraces":{"description":"Number of frames that this one began. Calls of Ethereum's precompiled contracts are none.","type":"integer","minimum":0},"traceAddress":{"description":"Index of the frame among those of its caller, after those of its callers; empty for the transaction itself.","type":"array","items":{"type":"integer","minimum":0}},"transactionHash":{"$ref":"Hash"},"transactionPosition":{"description":"Index of the transaction in its block.","type":"integer","minimum":0},"type":{"type":"string","enum":["call","create","suicide"]}}};
const schema558 = {"title":"ParityCallAction","description":"What a call does.","type":"object","additionalProperties":false,"required":["callType","from","gas","input","to","value"],"properties":{"callType":{"description":"The instruction that calls; call for the transaction itself.","type":"string","enum":["call","callcode","delegatecall","staticcall"]},"from":{"$ref":"Address"},"gas":{"description":"Gas that the call was given; at the top, without the gas that is charged before the first instruction.","$ref":"Quantity"},"input":{"$ref":"Data"},"to":{"$ref":"Address"},"value":{"description":"Wei; of a delegatecall, what its caller was called with.","$ref":"Quantity"}}};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.callType === undefined) && (missing0 = "callType")) || ((data.from === undefined) && (missing0 = "from"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.input === undefined) && (missing0 = "input"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.value === undefined) && (missing0 = "value"))){
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "callType") || (key0 === "from")) || (key0 === "gas")) || (key0 === "input")) || (key0 === "to")) || (key0 === "value"))){
validate250.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.callType !== undefined){
let data0 = data.callType;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate250.errors = [{instancePath:instancePath+"/callType",schemaPath:"#/properties/callType/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "call") || (data0 === "callcode")) || (data0 === "delegatecall")) || (data0 === "staticcall"))){
validate250.errors = [{instancePath:instancePath+"/callType",schemaPath:"#/properties/callType/enum",keyword:"enum",params:{allowedValues: schema558.properties.callType.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern32.test(data1)){
validate250.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate250.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data3 = data.input;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate250.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/input",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data4 = data.to;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern32.test(data4)){
validate250.errors = [{instancePath:instancePath+"/to",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/to",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data5 = data.value;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
validate250.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}

const schema564 = {"title":"ParityCreateAction","description":"What a creation does.","type":"object","additionalProperties":false,"required":["creationMethod","from","gas","init","value"],"properties":{"creationMethod":{"description":"The instruction that creates; create for the transaction itself.","type":"string","enum":["create","create2"]},"from":{"$ref":"Address"},"gas":{"description":"Gas that the creation was given; at the top, without the gas that is charged before the first instruction.","$ref":"Quantity"},"init":{"description":"Code that runs once and returns the code of the contract.","$ref":"Data"},"value":{"$ref":"Quantity"}}};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.creationMethod === undefined) && (missing0 = "creationMethod")) || ((data.from === undefined) && (missing0 = "from"))) || ((data.gas === undefined) && (missing0 = "gas"))) || ((data.init === undefined) && (missing0 = "init"))) || ((data.value === undefined) && (missing0 = "value"))){
validate252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "creationMethod") || (key0 === "from")) || (key0 === "gas")) || (key0 === "init")) || (key0 === "value"))){
validate252.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.creationMethod !== undefined){
let data0 = data.creationMethod;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate252.errors = [{instancePath:instancePath+"/creationMethod",schemaPath:"#/properties/creationMethod/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "create") || (data0 === "create2"))){
validate252.errors = [{instancePath:instancePath+"/creationMethod",schemaPath:"#/properties/creationMethod/enum",keyword:"enum",params:{allowedValues: schema564.properties.creationMethod.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern32.test(data1)){
validate252.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate252.errors = [{instancePath:instancePath+"/from",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate252.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate252.errors = [{instancePath:instancePath+"/gas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.init !== undefined){
let data3 = data.init;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate252.errors = [{instancePath:instancePath+"/init",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate252.errors = [{instancePath:instancePath+"/init",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data4 = data.value;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
validate252.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate252.errors = [{instancePath:instancePath+"/value",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
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
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}

const schema569 = {"title":"ParitySelfdestructAction","description":"A selfdestruct. Since EIP-6780 it removes only contracts that the same transaction created.","type":"object","additionalProperties":false,"required":["address","balance","refundAddress"],"properties":{"address":{"description":"The contract.","$ref":"Address"},"balance":{"description":"Wei that it hands on.","$ref":"Quantity"},"refundAddress":{"description":"Who gets it.","$ref":"Address"}}};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.address === undefined) && (missing0 = "address")) || ((data.balance === undefined) && (missing0 = "balance"))) || ((data.refundAddress === undefined) && (missing0 = "refundAddress"))){
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "address") || (key0 === "balance")) || (key0 === "refundAddress"))){
validate254.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
validate254.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data1 = data.balance;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate254.errors = [{instancePath:instancePath+"/balance",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/balance",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundAddress !== undefined){
let data2 = data.refundAddress;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern32.test(data2)){
validate254.errors = [{instancePath:instancePath+"/refundAddress",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/refundAddress",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
}
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}

const schema574 = {"title":"ParityCallResult","description":"What a call returned; of one that reverted, its revert bytes.","type":"object","additionalProperties":false,"required":["gasUsed","output"],"properties":{"gasUsed":{"description":"Gas that the call used; at the top, what the receipt shows without the gas that is charged before the first instruction.","$ref":"Quantity"},"output":{"$ref":"Data"}}};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.gasUsed === undefined) && (missing0 = "gasUsed")) || ((data.output === undefined) && (missing0 = "output"))){
validate256.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "gasUsed") || (key0 === "output"))){
validate256.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.gasUsed !== undefined){
let data0 = data.gasUsed;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate256.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate256.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data1 = data.output;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate256.errors = [{instancePath:instancePath+"/output",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate256.errors = [{instancePath:instancePath+"/output",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}

const schema577 = {"title":"ParityCreateResult","description":"What a creation left.","type":"object","additionalProperties":false,"required":["code","gasUsed"],"properties":{"address":{"description":"The contract; absent when the creation reverted.","$ref":"Address"},"code":{"description":"Code of the contract; of a creation that reverted, its revert bytes.","$ref":"Data"},"gasUsed":{"description":"As of a call.","$ref":"Quantity"}}};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))){
validate258.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "address") || (key0 === "code")) || (key0 === "gasUsed"))){
validate258.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.address !== undefined){
let data0 = data.address;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
validate258.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/address",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern5.test(data1)){
validate258.errors = [{instancePath:instancePath+"/code",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/code",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data2 = data.gasUsed;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate258.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
}
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.action === undefined) && (missing0 = "action")) || ((data.blockHash === undefined) && (missing0 = "blockHash"))) || ((data.blockNumber === undefined) && (missing0 = "blockNumber"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.subtraces === undefined) && (missing0 = "subtraces"))) || ((data.traceAddress === undefined) && (missing0 = "traceAddress"))) || ((data.transactionHash === undefined) && (missing0 = "transactionHash"))) || ((data.transactionPosition === undefined) && (missing0 = "transactionPosition"))) || ((data.type === undefined) && (missing0 = "type"))){
validate249.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema557.properties, key0))){
validate249.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate250(data0, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!(validate252(data0, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(!(validate254(data0, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err0 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate249.errors = vErrors;
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
if(data.blockHash !== undefined){
let data1 = data.blockHash;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate249.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate249.errors = [{instancePath:instancePath+"/blockHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockNumber !== undefined){
let data2 = data.blockNumber;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate249.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate249.errors = [{instancePath:instancePath+"/blockNumber",schemaPath:"#/properties/blockNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs12 = errors;
if(typeof data.error !== "string"){
validate249.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data4 = data.result;
const _errs14 = errors;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(!(validate256(data4, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs17 = errors;
if(!(validate258(data4, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs18 = errors;
if(data4 !== null){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid3 = valid3 || _valid1;
}
}
if(!valid3){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate249.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subtraces !== undefined){
let data5 = data.subtraces;
const _errs20 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate249.errors = [{instancePath:instancePath+"/subtraces",schemaPath:"#/properties/subtraces/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate249.errors = [{instancePath:instancePath+"/subtraces",schemaPath:"#/properties/subtraces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceAddress !== undefined){
let data6 = data.traceAddress;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data6)){
var valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs24 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate249.errors = [{instancePath:instancePath+"/traceAddress/" + i0,schemaPath:"#/properties/traceAddress/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate249.errors = [{instancePath:instancePath+"/traceAddress/" + i0,schemaPath:"#/properties/traceAddress/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
validate249.errors = [{instancePath:instancePath+"/traceAddress",schemaPath:"#/properties/traceAddress/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionHash !== undefined){
let data8 = data.transactionHash;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate249.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate249.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionPosition !== undefined){
let data9 = data.transactionPosition;
const _errs29 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate249.errors = [{instancePath:instancePath+"/transactionPosition",schemaPath:"#/properties/transactionPosition/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate249.errors = [{instancePath:instancePath+"/transactionPosition",schemaPath:"#/properties/transactionPosition/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data10 = data.type;
const _errs31 = errors;
if(typeof data10 !== "string"){
validate249.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data10 === "call") || (data10 === "create")) || (data10 === "suicide"))){
validate249.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema557.properties.type.enum}}];
return false;
}
var valid0 = _errs31 === errors;
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
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate249(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
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
validate248.errors = vErrors;
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
validate248.errors = vErrors;
return errors === 0;
}

export const check_trace_call = validate261;
const schema582 = {"$ref":"TraceResults"};
const schema583 = {"title":"TraceResults","description":"What an execution did.","type":"object","additionalProperties":false,"required":["output","stateDiff","trace","vmTrace"],"properties":{"output":{"description":"What the execution returned; the code of a contract that it created; the revert bytes.","$ref":"Data"},"stateDiff":{"description":"null unless asked for.","anyOf":[{"$ref":"StateDifference"},{"type":"null"}]},"trace":{"description":"The frames in the order in which they began; empty unless asked for.","type":"array","items":{"$ref":"ParityTrace"}},"vmTrace":{"description":"null unless asked for.","anyOf":[{"$ref":"VmTrace"},{"type":"null"}]}}};
const schema585 = {"title":"StateDifference","description":"The accounts that an execution changed.","type":"object","propertyNames":{"$ref":"Address"},"additionalProperties":{"$ref":"AccountDifference"}};
const schema587 = {"title":"AccountDifference","description":"How an execution changed an account. An account without balance, nonce and code counts as none.","type":"object","additionalProperties":false,"required":["balance","code","nonce","storage"],"properties":{"balance":{"$ref":"QuantityDifference"},"code":{"$ref":"DataDifference"},"nonce":{"$ref":"QuantityDifference"},"storage":{"description":"Changed slots. Of an account that was there before, each is *.","type":"object","propertyNames":{"$ref":"Bytes32"},"additionalProperties":{"$ref":"WordDifference"}}}};
const schema588 = {"title":"QuantityDifference","description":"= for no change; + of a new account, - of a removed one, * of one that changed.","anyOf":[{"type":"string","enum":["="]},{"title":"NewQuantity","description":"Of a new account.","type":"object","additionalProperties":false,"required":["+"],"properties":{"+":{"$ref":"Quantity"}}},{"title":"RemovedQuantity","description":"Of a removed account.","type":"object","additionalProperties":false,"required":["-"],"properties":{"-":{"$ref":"Quantity"}}},{"title":"ChangedQuantity","description":"Of an account that was there before.","type":"object","additionalProperties":false,"required":["*"],"properties":{"*":{"$ref":"QuantityChange"}}}]};
const schema591 = {"title":"QuantityChange","description":"Before and after.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"$ref":"Quantity"},"to":{"$ref":"Quantity"}}};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))){
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "from") || (key0 === "to"))){
validate266.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate266.errors = [{instancePath:instancePath+"/from",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate266.errors = [{instancePath:instancePath+"/from",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate266.errors = [{instancePath:instancePath+"/to",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate266.errors = [{instancePath:instancePath+"/to",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}


function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "=")){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema588.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["+"] === undefined) && (missing0 = "+")){
const err2 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(key0 === "+")){
const err3 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs5 === errors){
if(data["+"] !== undefined){
let data0 = data["+"];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
const err4 = {instancePath:instancePath+"/+",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
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
const err5 = {instancePath:instancePath+"/+",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data["-"] === undefined) && (missing1 = "-")){
const err7 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(key1 === "-")){
const err8 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data["-"] !== undefined){
let data1 = data["-"];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
const err9 = {instancePath:instancePath+"/-",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/-",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err11 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data["*"] === undefined) && (missing2 = "*")){
const err12 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs17 = errors;
for(const key2 in data){
if(!(key2 === "*")){
const err13 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data["*"] !== undefined){
if(!(validate266(data["*"], {instancePath:instancePath+"/*",parentData:data,parentDataProperty:"*",rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err15 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate265.errors = vErrors;
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
validate265.errors = vErrors;
return errors === 0;
}

const schema594 = {"title":"DataDifference","description":"= for no change; + of a new account, - of a removed one, * of one that changed.","anyOf":[{"type":"string","enum":["="]},{"title":"NewData","description":"Of a new account.","type":"object","additionalProperties":false,"required":["+"],"properties":{"+":{"$ref":"Data"}}},{"title":"RemovedData","description":"Of a removed account.","type":"object","additionalProperties":false,"required":["-"],"properties":{"-":{"$ref":"Data"}}},{"title":"ChangedData","description":"Of an account that was there before.","type":"object","additionalProperties":false,"required":["*"],"properties":{"*":{"$ref":"DataChange"}}}]};
const schema597 = {"title":"DataChange","description":"Before and after.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"$ref":"Data"},"to":{"$ref":"Data"}}};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))){
validate270.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "from") || (key0 === "to"))){
validate270.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate270.errors = [{instancePath:instancePath+"/from",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate270.errors = [{instancePath:instancePath+"/from",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
validate270.errors = [{instancePath:instancePath+"/to",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate270.errors = [{instancePath:instancePath+"/to",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "=")){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema594.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["+"] === undefined) && (missing0 = "+")){
const err2 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(key0 === "+")){
const err3 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs5 === errors){
if(data["+"] !== undefined){
let data0 = data["+"];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err4 = {instancePath:instancePath+"/+",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}};
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
const err5 = {instancePath:instancePath+"/+",schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data["-"] === undefined) && (missing1 = "-")){
const err7 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(key1 === "-")){
const err8 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data["-"] !== undefined){
let data1 = data["-"];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err9 = {instancePath:instancePath+"/-",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/-",schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err11 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data["*"] === undefined) && (missing2 = "*")){
const err12 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs17 = errors;
for(const key2 in data){
if(!(key2 === "*")){
const err13 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data["*"] !== undefined){
if(!(validate270(data["*"], {instancePath:instancePath+"/*",parentData:data,parentDataProperty:"*",rootData}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err15 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate269.errors = vErrors;
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
validate269.errors = vErrors;
return errors === 0;
}

const schema601 = {"title":"WordDifference","description":"= for no change; + of a new account, - of a removed one, * of one that changed.","anyOf":[{"type":"string","enum":["="]},{"title":"NewWord","description":"Of a new account.","type":"object","additionalProperties":false,"required":["+"],"properties":{"+":{"$ref":"Bytes32"}}},{"title":"RemovedWord","description":"Of a removed account.","type":"object","additionalProperties":false,"required":["-"],"properties":{"-":{"$ref":"Bytes32"}}},{"title":"ChangedWord","description":"Of an account that was there before.","type":"object","additionalProperties":false,"required":["*"],"properties":{"*":{"$ref":"WordChange"}}}]};
const schema604 = {"title":"WordChange","description":"Before and after.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"$ref":"Bytes32"},"to":{"$ref":"Bytes32"}}};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.from === undefined) && (missing0 = "from")) || ((data.to === undefined) && (missing0 = "to"))){
validate275.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "from") || (key0 === "to"))){
validate275.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.from !== undefined){
let data0 = data.from;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate275.errors = [{instancePath:instancePath+"/from",schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate275.errors = [{instancePath:instancePath+"/from",schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data1 = data.to;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate275.errors = [{instancePath:instancePath+"/to",schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate275.errors = [{instancePath:instancePath+"/to",schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate275.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate275.errors = vErrors;
return errors === 0;
}


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "=")){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema601.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["+"] === undefined) && (missing0 = "+")){
const err2 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!(key0 === "+")){
const err3 = {instancePath,schemaPath:"#/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs5 === errors){
if(data["+"] !== undefined){
let data0 = data["+"];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err4 = {instancePath:instancePath+"/+",schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
const err5 = {instancePath:instancePath+"/+",schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data["-"] === undefined) && (missing1 = "-")){
const err7 = {instancePath,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs11 = errors;
for(const key1 in data){
if(!(key1 === "-")){
const err8 = {instancePath,schemaPath:"#/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data["-"] !== undefined){
let data1 = data["-"];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/-",schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/-",schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err11 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data["*"] === undefined) && (missing2 = "*")){
const err12 = {instancePath,schemaPath:"#/anyOf/3/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs17 = errors;
for(const key2 in data){
if(!(key2 === "*")){
const err13 = {instancePath,schemaPath:"#/anyOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data["*"] !== undefined){
if(!(validate275(data["*"], {instancePath:instancePath+"/*",parentData:data,parentDataProperty:"*",rootData}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err15 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate274.errors = vErrors;
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
validate274.errors = vErrors;
return errors === 0;
}


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.balance === undefined) && (missing0 = "balance")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.storage === undefined) && (missing0 = "storage"))){
validate264.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "balance") || (key0 === "code")) || (key0 === "nonce")) || (key0 === "storage"))){
validate264.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.balance !== undefined){
const _errs2 = errors;
if(!(validate265(data.balance, {instancePath:instancePath+"/balance",parentData:data,parentDataProperty:"balance",rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
const _errs3 = errors;
if(!(validate269(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
const _errs4 = errors;
if(!(validate265(data.nonce, {instancePath:instancePath+"/nonce",parentData:data,parentDataProperty:"nonce",rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.storage !== undefined){
let data3 = data.storage;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof key1 === "string"){
if(!pattern1.test(key1)){
const err0 = {instancePath:instancePath+"/storage",schemaPath:"Bytes32/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},propertyName:key1};
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
const err1 = {instancePath:instancePath+"/storage",schemaPath:"Bytes32/type",keyword:"type",params:{type: "string"},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
const err2 = {instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate264.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data3){
const _errs11 = errors;
if(!(validate274(data3[key2], {instancePath:instancePath+"/storage/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate264.errors = [{instancePath:instancePath+"/storage",schemaPath:"#/properties/storage/type",keyword:"type",params:{type: "object"}}];
return false;
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
}
}
else {
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}


function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern32.test(key0)){
const err0 = {instancePath,schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"},propertyName:key0};
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
validate263.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate264(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
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
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}

const schema607 = {"title":"ParityTrace","description":"A frame of an execution. There are no rewards on this chain, so no frame has that type.","type":"object","additionalProperties":false,"required":["action","result","subtraces","traceAddress","type"],"properties":{"action":{"anyOf":[{"$ref":"ParityCallAction"},{"$ref":"ParityCreateAction"},{"$ref":"ParitySelfdestructAction"}]},"error":{"description":"Why the frame failed, in OpenEthereum's words where it has some; absent on success.","type":"string"},"result":{"description":"null for a frame that failed otherwise than by a revert, and for a selfdestruct.","anyOf":[{"$ref":"ParityCallResult"},{"$ref":"ParityCreateResult"},{"type":"null"}]},"subtraces":{"description":"Number of frames that this one began. Calls of Ethereum's precompiled contracts are none.","type":"integer","minimum":0},"traceAddress":{"description":"Index of the frame among those of its caller, after those of its callers; empty for the transaction itself.","type":"array","items":{"type":"integer","minimum":0}},"type":{"type":"string","enum":["call","create","suicide"]}}};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.action === undefined) && (missing0 = "action")) || ((data.result === undefined) && (missing0 = "result"))) || ((data.subtraces === undefined) && (missing0 = "subtraces"))) || ((data.traceAddress === undefined) && (missing0 = "traceAddress"))) || ((data.type === undefined) && (missing0 = "type"))){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "action") || (key0 === "error")) || (key0 === "result")) || (key0 === "subtraces")) || (key0 === "traceAddress")) || (key0 === "type"))){
validate280.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.action !== undefined){
let data0 = data.action;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate250(data0, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!(validate252(data0, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(!(validate254(data0, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err0 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate280.errors = vErrors;
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
if(data.error !== undefined){
const _errs7 = errors;
if(typeof data.error !== "string"){
validate280.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data2 = data.result;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate256(data2, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(!(validate258(data2, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
}
if(!valid2){
const err2 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate280.errors = vErrors;
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
else {
var valid0 = true;
}
if(valid0){
if(data.subtraces !== undefined){
let data3 = data.subtraces;
const _errs15 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate280.errors = [{instancePath:instancePath+"/subtraces",schemaPath:"#/properties/subtraces/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate280.errors = [{instancePath:instancePath+"/subtraces",schemaPath:"#/properties/subtraces/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceAddress !== undefined){
let data4 = data.traceAddress;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs19 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate280.errors = [{instancePath:instancePath+"/traceAddress/" + i0,schemaPath:"#/properties/traceAddress/items/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate280.errors = [{instancePath:instancePath+"/traceAddress/" + i0,schemaPath:"#/properties/traceAddress/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
validate280.errors = [{instancePath:instancePath+"/traceAddress",schemaPath:"#/properties/traceAddress/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data6 = data.type;
const _errs21 = errors;
if(typeof data6 !== "string"){
validate280.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data6 === "call") || (data6 === "create")) || (data6 === "suicide"))){
validate280.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema607.properties.type.enum}}];
return false;
}
var valid0 = _errs21 === errors;
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
else {
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}

const schema608 = {"title":"VmTrace","description":"The instructions of a piece of code.","type":"object","additionalProperties":false,"required":["code","ops"],"properties":{"code":{"$ref":"Data"},"ops":{"type":"array","items":{"$ref":"VmOperation"}}}};
const schema610 = {"title":"VmOperation","description":"An instruction that ran.","type":"object","additionalProperties":false,"required":["cost","ex","op","pc","sub"],"properties":{"cost":{"description":"Gas that it costs, with the gas that it hands to a call.","type":"integer","minimum":0},"ex":{"description":"null for an instruction that failed.","anyOf":[{"$ref":"VmEffect"},{"type":"null"}]},"op":{"description":"Name of the instruction.","type":"string"},"pc":{"description":"Its offset in the code.","type":"integer","minimum":0},"sub":{"description":"The code that it called; null where none ran.","anyOf":[{"$ref":"VmTrace"},{"type":"null"}]}}};
const schema611 = {"title":"VmEffect","description":"What an instruction did.","type":"object","additionalProperties":false,"required":["mem","push","store","used"],"properties":{"mem":{"anyOf":[{"$ref":"VmMemory"},{"type":"null"}]},"push":{"description":"Items that it left on the stack, the top last. DUP and SWAP show all that they touch.","type":"array","items":{"$ref":"Quantity"}},"store":{"anyOf":[{"$ref":"VmStore"},{"type":"null"}]},"used":{"description":"Gas that is left after it, and after the call that it made.","type":"integer","minimum":0}}};
const schema612 = {"title":"VmMemory","description":"Memory that an instruction wrote, or MLOAD read.","type":"object","additionalProperties":false,"required":["data","off"],"properties":{"data":{"$ref":"Data"},"off":{"description":"Offset in bytes.","type":"integer","minimum":0}}};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.off === undefined) && (missing0 = "off"))){
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "off"))){
validate290.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate290.errors = [{instancePath:instancePath+"/data",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate290.errors = [{instancePath:instancePath+"/data",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.off !== undefined){
let data1 = data.off;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate290.errors = [{instancePath:instancePath+"/off",schemaPath:"#/properties/off/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate290.errors = [{instancePath:instancePath+"/off",schemaPath:"#/properties/off/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
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
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}

const schema615 = {"title":"VmStore","description":"A slot that an instruction wrote.","type":"object","additionalProperties":false,"required":["key","val"],"properties":{"key":{"$ref":"Quantity"},"val":{"$ref":"Quantity"}}};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.key === undefined) && (missing0 = "key")) || ((data.val === undefined) && (missing0 = "val"))){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "key") || (key0 === "val"))){
validate292.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined){
let data0 = data.key;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate292.errors = [{instancePath:instancePath+"/key",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate292.errors = [{instancePath:instancePath+"/key",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.val !== undefined){
let data1 = data.val;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate292.errors = [{instancePath:instancePath+"/val",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate292.errors = [{instancePath:instancePath+"/val",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}


function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.mem === undefined) && (missing0 = "mem")) || ((data.push === undefined) && (missing0 = "push"))) || ((data.store === undefined) && (missing0 = "store"))) || ((data.used === undefined) && (missing0 = "used"))){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "mem") || (key0 === "push")) || (key0 === "store")) || (key0 === "used"))){
validate289.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mem !== undefined){
let data0 = data.mem;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(!(validate290(data0, {instancePath:instancePath+"/mem",parentData:data,parentDataProperty:"mem",rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err0 = {instancePath:instancePath+"/mem",schemaPath:"#/properties/mem/anyOf/1/type",keyword:"type",params:{type: "null"}};
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
const err1 = {instancePath:instancePath+"/mem",schemaPath:"#/properties/mem/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate289.errors = vErrors;
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
if(data.push !== undefined){
let data1 = data.push;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
validate289.errors = [{instancePath:instancePath+"/push/" + i0,schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate289.errors = [{instancePath:instancePath+"/push/" + i0,schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/push",schemaPath:"#/properties/push/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data3 = data.store;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
if(!(validate292(data3, {instancePath:instancePath+"/store",parentData:data,parentDataProperty:"store",rootData}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs15 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err3 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate289.errors = vErrors;
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
else {
var valid0 = true;
}
if(valid0){
if(data.used !== undefined){
let data4 = data.used;
const _errs17 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate289.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate289.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs17 === errors;
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
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}

const wrapper1 = {validate: validate287};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.cost === undefined) && (missing0 = "cost")) || ((data.ex === undefined) && (missing0 = "ex"))) || ((data.op === undefined) && (missing0 = "op"))) || ((data.pc === undefined) && (missing0 = "pc"))) || ((data.sub === undefined) && (missing0 = "sub"))){
validate288.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "cost") || (key0 === "ex")) || (key0 === "op")) || (key0 === "pc")) || (key0 === "sub"))){
validate288.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cost !== undefined){
let data0 = data.cost;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate288.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate288.errors = [{instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ex !== undefined){
let data1 = data.ex;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate289(data1, {instancePath:instancePath+"/ex",parentData:data,parentDataProperty:"ex",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/ex",schemaPath:"#/properties/ex/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/ex",schemaPath:"#/properties/ex/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate288.errors = vErrors;
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
if(data.op !== undefined){
const _errs9 = errors;
if(typeof data.op !== "string"){
validate288.errors = [{instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pc !== undefined){
let data3 = data.pc;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate288.errors = [{instancePath:instancePath+"/pc",schemaPath:"#/properties/pc/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate288.errors = [{instancePath:instancePath+"/pc",schemaPath:"#/properties/pc/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sub !== undefined){
let data4 = data.sub;
const _errs13 = errors;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(wrapper1.validate(data4, {instancePath:instancePath+"/sub",parentData:data,parentDataProperty:"sub",rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/sub",schemaPath:"#/properties/sub/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/sub",schemaPath:"#/properties/sub/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate288.errors = vErrors;
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
}
}
}
}
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}


function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.ops === undefined) && (missing0 = "ops"))){
validate287.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "code") || (key0 === "ops"))){
validate287.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate287.errors = [{instancePath:instancePath+"/code",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate287.errors = [{instancePath:instancePath+"/code",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ops !== undefined){
let data1 = data.ops;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate288(data1[i0], {instancePath:instancePath+"/ops/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate287.errors = [{instancePath:instancePath+"/ops",schemaPath:"#/properties/ops/type",keyword:"type",params:{type: "array"}}];
return false;
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
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}


function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.output === undefined) && (missing0 = "output")) || ((data.stateDiff === undefined) && (missing0 = "stateDiff"))) || ((data.trace === undefined) && (missing0 = "trace"))) || ((data.vmTrace === undefined) && (missing0 = "vmTrace"))){
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "output") || (key0 === "stateDiff")) || (key0 === "trace")) || (key0 === "vmTrace"))){
validate262.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.output !== undefined){
let data0 = data.output;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate262.errors = [{instancePath:instancePath+"/output",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate262.errors = [{instancePath:instancePath+"/output",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateDiff !== undefined){
let data1 = data.stateDiff;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate263(data1, {instancePath:instancePath+"/stateDiff",parentData:data,parentDataProperty:"stateDiff",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/stateDiff",schemaPath:"#/properties/stateDiff/anyOf/1/type",keyword:"type",params:{type: "null"}};
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
const err1 = {instancePath:instancePath+"/stateDiff",schemaPath:"#/properties/stateDiff/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate262.errors = vErrors;
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
if(valid0){
if(data.trace !== undefined){
let data2 = data.trace;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate280(data2[i0], {instancePath:instancePath+"/trace/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate262.errors = [{instancePath:instancePath+"/trace",schemaPath:"#/properties/trace/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vmTrace !== undefined){
let data4 = data.vmTrace;
const _errs13 = errors;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(!(validate287(data4, {instancePath:instancePath+"/vmTrace",parentData:data,parentDataProperty:"vmTrace",rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs16 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/vmTrace",schemaPath:"#/properties/vmTrace/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err3 = {instancePath:instancePath+"/vmTrace",schemaPath:"#/properties/vmTrace/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate262.errors = vErrors;
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
}
}
}
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate262(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
validate261.errors = vErrors;
return errors === 0;
}

export const check_trace_callMany = validate298;
const schema618 = {"type":"array","items":{"$ref":"TraceResults"}};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate262(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}

export const check_trace_filter = validate300;
const schema619 = {"type":"array","items":{"$ref":"PlacedParityTrace"}};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate249(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}

export const check_trace_get = validate302;
const schema620 = {"anyOf":[{"$ref":"PlacedParityTrace"},{"type":"null"}]};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(data !== null){
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate302.errors = vErrors;
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
validate302.errors = vErrors;
return errors === 0;
}

export const check_trace_replayBlockTransactions = validate304;
const schema621 = {"anyOf":[{"type":"array","items":{"$ref":"MinedTraceResults"}},{"type":"null"}]};
const schema622 = {"title":"MinedTraceResults","description":"What a mined transaction did.","type":"object","additionalProperties":false,"required":["output","stateDiff","trace","transactionHash","vmTrace"],"properties":{"output":{"description":"What the execution returned; the code of a contract that it created; the revert bytes.","$ref":"Data"},"stateDiff":{"description":"null unless asked for.","anyOf":[{"$ref":"StateDifference"},{"type":"null"}]},"trace":{"description":"The frames in the order in which they began; empty unless asked for.","type":"array","items":{"$ref":"ParityTrace"}},"transactionHash":{"$ref":"Hash"},"vmTrace":{"description":"null unless asked for.","anyOf":[{"$ref":"VmTrace"},{"type":"null"}]}}};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.output === undefined) && (missing0 = "output")) || ((data.stateDiff === undefined) && (missing0 = "stateDiff"))) || ((data.trace === undefined) && (missing0 = "trace"))) || ((data.transactionHash === undefined) && (missing0 = "transactionHash"))) || ((data.vmTrace === undefined) && (missing0 = "vmTrace"))){
validate305.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "output") || (key0 === "stateDiff")) || (key0 === "trace")) || (key0 === "transactionHash")) || (key0 === "vmTrace"))){
validate305.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.output !== undefined){
let data0 = data.output;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate305.errors = [{instancePath:instancePath+"/output",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate305.errors = [{instancePath:instancePath+"/output",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateDiff !== undefined){
let data1 = data.stateDiff;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(!(validate263(data1, {instancePath:instancePath+"/stateDiff",parentData:data,parentDataProperty:"stateDiff",rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/stateDiff",schemaPath:"#/properties/stateDiff/anyOf/1/type",keyword:"type",params:{type: "null"}};
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
const err1 = {instancePath:instancePath+"/stateDiff",schemaPath:"#/properties/stateDiff/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate305.errors = vErrors;
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
if(valid0){
if(data.trace !== undefined){
let data2 = data.trace;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate280(data2[i0], {instancePath:instancePath+"/trace/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate305.errors = [{instancePath:instancePath+"/trace",schemaPath:"#/properties/trace/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionHash !== undefined){
let data4 = data.transactionHash;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate305.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate305.errors = [{instancePath:instancePath+"/transactionHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vmTrace !== undefined){
let data5 = data.vmTrace;
const _errs16 = errors;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate287(data5, {instancePath:instancePath+"/vmTrace",parentData:data,parentDataProperty:"vmTrace",rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs19 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/vmTrace",schemaPath:"#/properties/vmTrace/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err3 = {instancePath:instancePath+"/vmTrace",schemaPath:"#/properties/vmTrace/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate305.errors = vErrors;
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
}
}
}
}
}
}
}
else {
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate305(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data !== null){
const err1 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
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
validate304.errors = vErrors;
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
validate304.errors = vErrors;
return errors === 0;
}

export const check_txpool_content = validate310;
const schema625 = {"$ref":"TxpoolContent"};
const schema626 = {"title":"TxpoolContent","description":"The pending and queued transactions.","type":"object","additionalProperties":false,"required":["pending","queued"],"properties":{"pending":{"description":"Transactions that can be in the next block.","$ref":"TransactionsBySender"},"queued":{"description":"Transactions that wait for a lower nonce of the same sender.","$ref":"TransactionsBySender"}}};
const schema627 = {"title":"TransactionsBySender","description":"Transactions by sender and nonce.","type":"object","propertyNames":{"$ref":"ChecksumAddress"},"additionalProperties":{"$ref":"TransactionsByNonce"}};
const schema628 = {"title":"ChecksumAddress","description":"20 bytes in hex whose upper-case letters are a checksum (EIP-55).","type":"string","pattern":"^0x[0-9a-fA-F]{40}$"};
const pattern442 = func2("^0x[0-9a-fA-F]{40}$", "u");
const schema629 = {"title":"TransactionsByNonce","description":"Transactions of one sender by nonce, lowest first.","type":"object","propertyNames":{"$ref":"DecimalNonce"},"additionalProperties":{"$ref":"Transaction"}};
const schema630 = {"title":"DecimalNonce","description":"A nonce in decimal.","type":"string","pattern":"^(?:0|[1-9][0-9]*)$"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern315.test(key0)){
const err0 = {instancePath,schemaPath:"DecimalNonce/pattern",keyword:"pattern",params:{pattern: "^(?:0|[1-9][0-9]*)$"},propertyName:key0};
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
const err1 = {instancePath,schemaPath:"DecimalNonce/type",keyword:"type",params:{type: "string"},propertyName:key0};
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
validate313.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate109(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
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
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern442.test(key0)){
const err0 = {instancePath,schemaPath:"ChecksumAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},propertyName:key0};
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
const err1 = {instancePath,schemaPath:"ChecksumAddress/type",keyword:"type",params:{type: "string"},propertyName:key0};
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
validate312.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate313(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
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
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pending === undefined) && (missing0 = "pending")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate311.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "pending") || (key0 === "queued"))){
validate311.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pending !== undefined){
const _errs2 = errors;
if(!(validate312(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
const _errs3 = errors;
if(!(validate312(data.queued, {instancePath:instancePath+"/queued",parentData:data,parentDataProperty:"queued",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
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
validate311.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate311.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate311(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
validate310.errors = vErrors;
return errors === 0;
}

export const check_txpool_contentFrom = validate319;
const schema631 = {"$ref":"TxpoolContentFrom"};
const schema632 = {"title":"TxpoolContentFrom","description":"The pending and queued transactions of one sender.","type":"object","additionalProperties":false,"required":["pending","queued"],"properties":{"pending":{"description":"Transactions that can be in the next block.","$ref":"TransactionsByNonce"},"queued":{"description":"Transactions that wait for a lower nonce.","$ref":"TransactionsByNonce"}}};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pending === undefined) && (missing0 = "pending")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate320.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "pending") || (key0 === "queued"))){
validate320.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pending !== undefined){
const _errs2 = errors;
if(!(validate313(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
const _errs3 = errors;
if(!(validate313(data.queued, {instancePath:instancePath+"/queued",parentData:data,parentDataProperty:"queued",rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
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
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate320(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
validate319.errors = vErrors;
return errors === 0;
}

export const check_txpool_inspect = validate324;
const schema633 = {"$ref":"TxpoolInspection"};
const schema634 = {"title":"TxpoolInspection","description":"The pending and queued transactions, one line each.","type":"object","additionalProperties":false,"required":["pending","queued"],"properties":{"pending":{"description":"Transactions that can be in the next block.","$ref":"LinesBySender"},"queued":{"description":"Transactions that wait for a lower nonce of the same sender.","$ref":"LinesBySender"}}};
const schema635 = {"title":"LinesBySender","description":"Lines by sender and nonce.","type":"object","propertyNames":{"$ref":"ChecksumAddress"},"additionalProperties":{"$ref":"LinesByNonce"}};
const schema637 = {"title":"LinesByNonce","description":"One line for each transaction of a sender: recipient in checksum case (or contract creation), wei sent, gas limit, and wei per gas (maxFeePerGas if the transaction has it).","type":"object","propertyNames":{"$ref":"DecimalNonce"},"additionalProperties":{"type":"string"}};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern315.test(key0)){
const err0 = {instancePath,schemaPath:"DecimalNonce/pattern",keyword:"pattern",params:{pattern: "^(?:0|[1-9][0-9]*)$"},propertyName:key0};
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
const err1 = {instancePath,schemaPath:"DecimalNonce/type",keyword:"type",params:{type: "string"},propertyName:key0};
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
validate327.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(typeof data[key1] !== "string"){
validate327.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate327.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate327.errors = vErrors;
return errors === 0;
}


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof key0 === "string"){
if(!pattern442.test(key0)){
const err0 = {instancePath,schemaPath:"ChecksumAddress/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},propertyName:key0};
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
const err1 = {instancePath,schemaPath:"ChecksumAddress/type",keyword:"type",params:{type: "string"},propertyName:key0};
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
validate326.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
const _errs5 = errors;
if(!(validate327(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
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
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pending === undefined) && (missing0 = "pending")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "pending") || (key0 === "queued"))){
validate325.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pending !== undefined){
const _errs2 = errors;
if(!(validate326(data.pending, {instancePath:instancePath+"/pending",parentData:data,parentDataProperty:"pending",rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
const _errs3 = errors;
if(!(validate326(data.queued, {instancePath:instancePath+"/queued",parentData:data,parentDataProperty:"queued",rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
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
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}


function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate325(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
validate324.errors = vErrors;
return errors === 0;
}

export const check_txpool_status = validate332;
const schema639 = {"$ref":"TxpoolStatus"};
const schema640 = {"title":"TxpoolStatus","description":"Numbers of pending and queued transactions.","type":"object","additionalProperties":false,"required":["pending","queued"],"properties":{"pending":{"description":"Transactions that can be in the next block.","$ref":"Quantity"},"queued":{"description":"Transactions that wait for a lower nonce of the same sender.","$ref":"Quantity"}}};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pending === undefined) && (missing0 = "pending")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate333.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "pending") || (key0 === "queued"))){
validate333.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pending !== undefined){
let data0 = data.pending;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate333.errors = [{instancePath:instancePath+"/pending",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate333.errors = [{instancePath:instancePath+"/pending",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
let data1 = data.queued;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate333.errors = [{instancePath:instancePath+"/queued",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate333.errors = [{instancePath:instancePath+"/queued",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate333.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate333.errors = vErrors;
return errors === 0;
}


function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate333(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
validate332.errors = vErrors;
return errors === 0;
}

export const check_newHeads = validate335;
const schema643 = {"anyOf":[{"$ref":"BlockHead"},{"$ref":"Block"}]};
const schema644 = {"title":"BlockHead","description":"A block without its transactions and uncles.","type":"object","additionalProperties":false,"required":["number","hash","parentHash","nonce","mixHash","sha3Uncles","logsBloom","stateRoot","transactionsRoot","receiptsRoot","miner","difficulty","extraData","gasLimit","gasUsed","timestamp","totalDifficulty","size"],"properties":{"number":{"$ref":"Quantity"},"hash":{"description":"The consensus engine's block hash; it is not the Keccak-256 hash of the encoded header.","$ref":"Hash"},"parentHash":{"$ref":"Hash"},"nonce":{"$ref":"Nonce8"},"mixHash":{"$ref":"Hash"},"sha3Uncles":{"$ref":"Hash"},"logsBloom":{"$ref":"Bytes256"},"stateRoot":{"description":"The application hash in the consensus header: the state before this block.","$ref":"Hash"},"transactionsRoot":{"$ref":"Hash"},"receiptsRoot":{"$ref":"Hash"},"miner":{"description":"Operator account of the proposer.","$ref":"Address"},"difficulty":{"$ref":"Quantity"},"extraData":{"$ref":"Data"},"gasLimit":{"$ref":"Quantity"},"gasUsed":{"$ref":"Quantity"},"timestamp":{"description":"Seconds since 1970.","$ref":"Quantity"},"baseFeePerGas":{"description":"Wei per gas; absent while the chain has no base fee.","$ref":"Quantity"},"withdrawalsRoot":{"$ref":"Hash"},"blobGasUsed":{"$ref":"Quantity"},"excessBlobGas":{"$ref":"Quantity"},"parentBeaconBlockRoot":{"$ref":"Hash"},"requestsHash":{"$ref":"Hash"},"totalDifficulty":{"$ref":"Quantity"},"size":{"description":"Bytes of the encoded block.","$ref":"Quantity"},"withdrawals":{"description":"Always empty.","type":"array","items":{"$ref":"Withdrawal"}}}};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.number === undefined) && (missing0 = "number")) || ((data.hash === undefined) && (missing0 = "hash"))) || ((data.parentHash === undefined) && (missing0 = "parentHash"))) || ((data.nonce === undefined) && (missing0 = "nonce"))) || ((data.mixHash === undefined) && (missing0 = "mixHash"))) || ((data.sha3Uncles === undefined) && (missing0 = "sha3Uncles"))) || ((data.logsBloom === undefined) && (missing0 = "logsBloom"))) || ((data.stateRoot === undefined) && (missing0 = "stateRoot"))) || ((data.transactionsRoot === undefined) && (missing0 = "transactionsRoot"))) || ((data.receiptsRoot === undefined) && (missing0 = "receiptsRoot"))) || ((data.miner === undefined) && (missing0 = "miner"))) || ((data.difficulty === undefined) && (missing0 = "difficulty"))) || ((data.extraData === undefined) && (missing0 = "extraData"))) || ((data.gasLimit === undefined) && (missing0 = "gasLimit"))) || ((data.gasUsed === undefined) && (missing0 = "gasUsed"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.totalDifficulty === undefined) && (missing0 = "totalDifficulty"))) || ((data.size === undefined) && (missing0 = "size"))){
validate336.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func8.call(schema644.properties, key0))){
validate336.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
if(!pattern10.test(data0)){
validate336.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/number",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hash !== undefined){
let data1 = data.hash;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate336.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/hash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentHash !== undefined){
let data2 = data.parentHash;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
validate336.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data3 = data.nonce;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern25.test(data3)){
validate336.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{16}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/nonce",schemaPath:"Nonce8/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mixHash !== undefined){
let data4 = data.mixHash;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate336.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha3Uncles !== undefined){
let data5 = data.sha3Uncles;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
validate336.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/sha3Uncles",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logsBloom !== undefined){
let data6 = data.logsBloom;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern28.test(data6)){
validate336.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{512}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/logsBloom",schemaPath:"Bytes256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stateRoot !== undefined){
let data7 = data.stateRoot;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate336.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/stateRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transactionsRoot !== undefined){
let data8 = data.transactionsRoot;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate336.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/transactionsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptsRoot !== undefined){
let data9 = data.receiptsRoot;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
validate336.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/receiptsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.miner !== undefined){
let data10 = data.miner;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data10 === "string"){
if(!pattern32.test(data10)){
validate336.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{40}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/miner",schemaPath:"Address/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
let data11 = data.difficulty;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data11 === "string"){
if(!pattern10.test(data11)){
validate336.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraData !== undefined){
let data12 = data.extraData;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
validate336.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/pattern",keyword:"pattern",params:{pattern: "^0x(?:[0-9a-f]{2})*$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/extraData",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
let data13 = data.gasLimit;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data13 === "string"){
if(!pattern10.test(data13)){
validate336.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
let data14 = data.gasUsed;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data14 === "string"){
if(!pattern10.test(data14)){
validate336.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data15 = data.timestamp;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate336.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data16 = data.baseFeePerGas;
const _errs50 = errors;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data16 === "string"){
if(!pattern10.test(data16)){
validate336.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawalsRoot !== undefined){
let data17 = data.withdrawalsRoot;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data17 === "string"){
if(!pattern1.test(data17)){
validate336.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/withdrawalsRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobGasUsed !== undefined){
let data18 = data.blobGasUsed;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
validate336.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excessBlobGas !== undefined){
let data19 = data.excessBlobGas;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data19 === "string"){
if(!pattern10.test(data19)){
validate336.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentBeaconBlockRoot !== undefined){
let data20 = data.parentBeaconBlockRoot;
const _errs62 = errors;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
validate336.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/parentBeaconBlockRoot",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestsHash !== undefined){
let data21 = data.requestsHash;
const _errs65 = errors;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
validate336.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/requestsHash",schemaPath:"Hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalDifficulty !== undefined){
let data22 = data.totalDifficulty;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data22 === "string"){
if(!pattern10.test(data22)){
validate336.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/totalDifficulty",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data23 = data.size;
const _errs71 = errors;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data23 === "string"){
if(!pattern10.test(data23)){
validate336.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/pattern",keyword:"pattern",params:{pattern: "^0x(?:0|[1-9a-f][0-9a-f]*)$"}}];
return false;
}
}
else {
validate336.errors = [{instancePath:instancePath+"/size",schemaPath:"Quantity/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.withdrawals !== undefined){
let data24 = data.withdrawals;
const _errs74 = errors;
if(errors === _errs74){
if(Array.isArray(data24)){
var valid25 = true;
const len0 = data24.length;
for(let i0=0; i0<len0; i0++){
const _errs76 = errors;
if(!(validate123(data24[i0], {instancePath:instancePath+"/withdrawals/" + i0,parentData:data24,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var valid25 = _errs76 === errors;
if(!valid25){
break;
}
}
}
else {
validate336.errors = [{instancePath:instancePath+"/withdrawals",schemaPath:"#/properties/withdrawals/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs74 === errors;
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
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate335.errors = vErrors;
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
validate335.errors = vErrors;
return errors === 0;
}

export const check_logs = validate340;
const schema669 = {"$ref":"Log"};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
validate340.errors = vErrors;
return errors === 0;
}

export const check_newPendingTransactions = validate342;
const schema670 = {"anyOf":[{"$ref":"Hash"},{"$ref":"Transaction"}]};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"Hash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"}};
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
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
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
validate342.errors = vErrors;
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
validate342.errors = vErrors;
return errors === 0;
}

export const check_syncing = validate344;
const schema672 = {"anyOf":[{"$ref":"NotSyncing"},{"$ref":"Syncing"}]};
const schema674 = {"title":"Syncing","description":"Progress of this server while it is catching up.","type":"object","additionalProperties":false,"required":["syncing","status"],"properties":{"syncing":{"type":"boolean","enum":[true]},"status":{"$ref":"SyncStatus"}}};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.syncing === undefined) && (missing0 = "syncing")) || ((data.status === undefined) && (missing0 = "status"))){
validate345.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "syncing") || (key0 === "status"))){
validate345.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.syncing !== undefined){
let data0 = data.syncing;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate345.errors = [{instancePath:instancePath+"/syncing",schemaPath:"#/properties/syncing/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
if(!(data0 === true)){
validate345.errors = [{instancePath:instancePath+"/syncing",schemaPath:"#/properties/syncing/enum",keyword:"enum",params:{allowedValues: schema674.properties.syncing.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs4 = errors;
if(!(validate182(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
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
validate345.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate345.errors = vErrors;
return errors === 0;
}


function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "boolean"){
const err0 = {instancePath,schemaPath:"NotSyncing/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === false)){
const err1 = {instancePath,schemaPath:"NotSyncing/enum",keyword:"enum",params:{allowedValues: schema407.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate345(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
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
validate344.errors = vErrors;
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
validate344.errors = vErrors;
return errors === 0;
}

export const check_transactionReceipts = validate348;
const schema675 = {"type":"array","items":{"$ref":"Receipt"}};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate133(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}

/** Checks the result of a method. */
export const resultValidators: Record<MethodName, Validator> = {
  'admin_addPeer': check_admin_addPeer,
  'admin_datadir': check_admin_datadir,
  'admin_nodeInfo': check_admin_nodeInfo,
  'admin_peers': check_admin_peers,
  'admin_startRPC': check_admin_addPeer,
  'admin_startWS': check_admin_addPeer,
  'admin_stopRPC': check_admin_addPeer,
  'admin_stopWS': check_admin_addPeer,
  'anvil_addBalance': check_anvil_addBalance,
  'anvil_autoImpersonateAccount': check_anvil_addBalance,
  'anvil_dealERC20': check_anvil_addBalance,
  'anvil_dropAllTransactions': check_anvil_addBalance,
  'anvil_dropTransaction': check_anvil_dropTransaction,
  'anvil_dumpState': check_anvil_dumpState,
  'anvil_getAutomine': check_admin_addPeer,
  'anvil_getGenesisTime': check_anvil_getGenesisTime,
  'anvil_getIntervalMining': check_anvil_getIntervalMining,
  'anvil_impersonateAccount': check_anvil_addBalance,
  'anvil_loadState': check_admin_addPeer,
  'anvil_metadata': check_anvil_metadata,
  'anvil_mine': check_anvil_addBalance,
  'anvil_nodeInfo': check_anvil_nodeInfo,
  'anvil_removeBlockTimestampInterval': check_admin_addPeer,
  'anvil_removePoolTransactions': check_anvil_addBalance,
  'anvil_reorg': check_anvil_addBalance,
  'anvil_reset': check_anvil_addBalance,
  'anvil_rollback': check_anvil_addBalance,
  'anvil_setBalance': check_anvil_addBalance,
  'anvil_setBlockTimestampInterval': check_anvil_addBalance,
  'anvil_setChainId': check_anvil_addBalance,
  'anvil_setCode': check_anvil_addBalance,
  'anvil_setCoinbase': check_anvil_addBalance,
  'anvil_setERC20Allowance': check_anvil_addBalance,
  'anvil_setLoggingEnabled': check_anvil_addBalance,
  'anvil_setMinGasPrice': check_anvil_addBalance,
  'anvil_setNextBlockBaseFeePerGas': check_anvil_addBalance,
  'anvil_setNonce': check_anvil_addBalance,
  'anvil_setRpcUrl': check_anvil_addBalance,
  'anvil_setStorageAt': check_admin_addPeer,
  'anvil_stopImpersonatingAccount': check_anvil_addBalance,
  'debug_blockProfile': check_anvil_addBalance,
  'debug_cpuProfile': check_anvil_addBalance,
  'debug_freeOSMemory': check_anvil_addBalance,
  'debug_gcStats': check_debug_gcStats,
  'debug_getBlockRlp': check_anvil_dumpState,
  'debug_getHeaderRlp': check_anvil_dumpState,
  'debug_getRawBlock': check_anvil_dumpState,
  'debug_getRawHeader': check_anvil_dumpState,
  'debug_getRawReceipts': check_debug_getRawReceipts,
  'debug_getRawTransaction': check_anvil_dumpState,
  'debug_goTrace': check_anvil_addBalance,
  'debug_memStats': check_debug_memStats,
  'debug_mutexProfile': check_anvil_addBalance,
  'debug_printBlock': check_admin_datadir,
  'debug_setBlockProfileRate': check_anvil_addBalance,
  'debug_setGCPercent': check_anvil_getGenesisTime,
  'debug_setMutexProfileFraction': check_anvil_addBalance,
  'debug_stacks': check_admin_datadir,
  'debug_startCPUProfile': check_anvil_addBalance,
  'debug_startGoTrace': check_anvil_addBalance,
  'debug_stopCPUProfile': check_anvil_addBalance,
  'debug_stopGoTrace': check_anvil_addBalance,
  'debug_storageRangeAt': check_debug_storageRangeAt,
  'debug_traceBlock': check_debug_traceBlock,
  'debug_traceBlockByHash': check_debug_traceBlock,
  'debug_traceBlockByNumber': check_debug_traceBlock,
  'debug_traceCall': check_debug_traceCall,
  'debug_traceCallMany': check_debug_traceCallMany,
  'debug_traceTransaction': check_debug_traceCall,
  'debug_verbosity': check_anvil_addBalance,
  'debug_vmodule': check_anvil_addBalance,
  'debug_writeBlockProfile': check_anvil_addBalance,
  'debug_writeMemProfile': check_anvil_addBalance,
  'debug_writeMutexProfile': check_anvil_addBalance,
  'erigon_getHeaderByNumber': check_erigon_getHeaderByNumber,
  'eth_accounts': check_eth_accounts,
  'eth_baseFee': check_eth_baseFee,
  'eth_blobBaseFee': check_eth_blobBaseFee,
  'eth_blockNumber': check_eth_blobBaseFee,
  'eth_call': check_anvil_dumpState,
  'eth_capabilities': check_eth_capabilities,
  'eth_chainId': check_eth_blobBaseFee,
  'eth_coinbase': check_eth_coinbase,
  'eth_config': check_eth_config,
  'eth_createAccessList': check_eth_createAccessList,
  'eth_estimateGas': check_eth_blobBaseFee,
  'eth_feeHistory': check_eth_feeHistory,
  'eth_fillTransaction': check_eth_fillTransaction,
  'eth_gasPrice': check_eth_blobBaseFee,
  'eth_getAccount': check_eth_getAccount,
  'eth_getAccountInfo': check_eth_getAccountInfo,
  'eth_getBalance': check_eth_blobBaseFee,
  'eth_getBlockByHash': check_eth_getBlockByHash,
  'eth_getBlockByNumber': check_eth_getBlockByNumber,
  'eth_getBlockReceipts': check_eth_getBlockReceipts,
  'eth_getBlockTransactionCountByHash': check_eth_baseFee,
  'eth_getBlockTransactionCountByNumber': check_eth_baseFee,
  'eth_getCode': check_anvil_dumpState,
  'eth_getCompilers': check_eth_getCompilers,
  'eth_getFilterChanges': check_eth_getFilterChanges,
  'eth_getFilterLogs': check_eth_getFilterLogs,
  'eth_getHeaderByHash': check_eth_getHeaderByHash,
  'eth_getHeaderByNumber': check_erigon_getHeaderByNumber,
  'eth_getLogs': check_eth_getFilterLogs,
  'eth_getProof': check_eth_getProof,
  'eth_getRawTransactionByBlockHashAndIndex': check_eth_getRawTransactionByBlockHashAndIndex,
  'eth_getRawTransactionByBlockNumberAndIndex': check_eth_getRawTransactionByBlockHashAndIndex,
  'eth_getRawTransactionByHash': check_eth_getRawTransactionByBlockHashAndIndex,
  'eth_getStorageAt': check_eth_getStorageAt,
  'eth_getStorageValues': check_eth_getStorageValues,
  'eth_getTransactionByBlockHashAndIndex': check_eth_getTransactionByBlockHashAndIndex,
  'eth_getTransactionByBlockNumberAndIndex': check_eth_getTransactionByBlockHashAndIndex,
  'eth_getTransactionByHash': check_eth_getTransactionByBlockHashAndIndex,
  'eth_getTransactionBySenderAndNonce': check_eth_getTransactionByBlockHashAndIndex,
  'eth_getTransactionCount': check_eth_blobBaseFee,
  'eth_getTransactionLogs': check_eth_getTransactionLogs,
  'eth_getTransactionReceipt': check_eth_getTransactionReceipt,
  'eth_getUncleByBlockHashAndIndex': check_anvil_addBalance,
  'eth_getUncleByBlockNumberAndIndex': check_anvil_addBalance,
  'eth_getUncleCountByBlockHash': check_eth_baseFee,
  'eth_getUncleCountByBlockNumber': check_eth_baseFee,
  'eth_hashrate': check_eth_blobBaseFee,
  'eth_maxPriorityFeePerGas': check_eth_blobBaseFee,
  'eth_mining': check_admin_addPeer,
  'eth_newBlockFilter': check_eth_newBlockFilter,
  'eth_newFilter': check_eth_newBlockFilter,
  'eth_newPendingTransactionFilter': check_eth_newBlockFilter,
  'eth_pendingTransactions': check_eth_pendingTransactions,
  'eth_protocolVersion': check_eth_blobBaseFee,
  'eth_resend': check_eth_resend,
  'eth_sendRawTransaction': check_eth_resend,
  'eth_sendRawTransactionSync': check_eth_sendRawTransactionSync,
  'eth_sendTransaction': check_eth_resend,
  'eth_sendTransactionSync': check_eth_sendRawTransactionSync,
  'eth_sendUnsignedTransaction': check_eth_resend,
  'eth_sign': check_anvil_dumpState,
  'eth_signTransaction': check_anvil_dumpState,
  'eth_signTypedData': check_anvil_dumpState,
  'eth_simulateV1': check_eth_simulateV1,
  'eth_subscribe': check_eth_subscribe,
  'eth_syncing': check_eth_syncing,
  'eth_uninstallFilter': check_admin_addPeer,
  'eth_unsubscribe': check_admin_addPeer,
  'evm_increaseTime': check_anvil_getGenesisTime,
  'evm_mine': check_eth_blobBaseFee,
  'evm_mine_detailed': check_evm_mine_detailed,
  'evm_revert': check_admin_addPeer,
  'evm_setAutomine': check_anvil_addBalance,
  'evm_setBlockGasLimit': check_admin_addPeer,
  'evm_setIntervalMining': check_anvil_addBalance,
  'evm_setNextBlockTimestamp': check_anvil_addBalance,
  'evm_setTime': check_anvil_getGenesisTime,
  'evm_snapshot': check_eth_blobBaseFee,
  'halley_indexStatus': check_halley_indexStatus,
  'hardhat_dropTransaction': check_admin_addPeer,
  'hardhat_setPrevRandao': check_admin_addPeer,
  'miner_getHashrate': check_miner_getHashrate,
  'miner_setEtherbase': check_admin_addPeer,
  'miner_setExtra': check_admin_addPeer,
  'miner_setGasLimit': check_admin_addPeer,
  'miner_setGasPrice': check_admin_addPeer,
  'miner_start': check_admin_addPeer,
  'miner_stop': check_anvil_addBalance,
  'net_listening': check_admin_addPeer,
  'net_peerCount': check_net_peerCount,
  'net_version': check_net_version,
  'ots_getApiLevel': check_ots_getApiLevel,
  'ots_getBlockDetails': check_ots_getBlockDetails,
  'ots_getBlockDetailsByHash': check_ots_getBlockDetails,
  'ots_getBlockTransactions': check_ots_getBlockTransactions,
  'ots_getContractCreator': check_ots_getContractCreator,
  'ots_getInternalOperations': check_ots_getInternalOperations,
  'ots_getTransactionBySenderAndNonce': check_anvil_dropTransaction,
  'ots_getTransactionError': check_anvil_dumpState,
  'ots_hasCode': check_admin_addPeer,
  'ots_searchTransactionsAfter': check_ots_searchTransactionsAfter,
  'ots_searchTransactionsBefore': check_ots_searchTransactionsAfter,
  'ots_traceTransaction': check_ots_traceTransaction,
  'personal_ecRecover': check_eth_coinbase,
  'personal_importRawKey': check_eth_coinbase,
  'personal_initializeWallet': check_eth_getStorageAt,
  'personal_listAccounts': check_eth_accounts,
  'personal_listWallets': check_personal_listWallets,
  'personal_lockAccount': check_admin_addPeer,
  'personal_newAccount': check_eth_coinbase,
  'personal_sendTransaction': check_eth_resend,
  'personal_sign': check_anvil_dumpState,
  'personal_signTransaction': check_personal_signTransaction,
  'personal_unlockAccount': check_admin_addPeer,
  'personal_unpair': check_anvil_addBalance,
  'rpc.discover': check_rpc_discover,
  'rpc_modules': check_rpc_modules,
  'trace_block': check_trace_block,
  'trace_call': check_trace_call,
  'trace_callMany': check_trace_callMany,
  'trace_filter': check_trace_filter,
  'trace_get': check_trace_get,
  'trace_rawTransaction': check_trace_call,
  'trace_replayBlockTransactions': check_trace_replayBlockTransactions,
  'trace_replayTransaction': check_trace_call,
  'trace_transaction': check_trace_block,
  'txpool_content': check_txpool_content,
  'txpool_contentFrom': check_txpool_contentFrom,
  'txpool_inspect': check_txpool_inspect,
  'txpool_status': check_txpool_status,
  'web3_clientVersion': check_admin_datadir,
  'web3_sha3': check_eth_resend,
};

/** Checks what a notification of a subscription carries. */
export const notificationValidators: Record<SubscriptionName, Validator> = {
  'newHeads': check_newHeads,
  'logs': check_logs,
  'newPendingTransactions': check_newPendingTransactions,
  'syncing': check_syncing,
  'transactionReceipts': check_transactionReceipts,
};
