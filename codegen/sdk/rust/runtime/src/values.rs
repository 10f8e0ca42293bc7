//! Values that have one form only.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The value `true`, where no other is possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct True;

/// The value `false`, where no other is possible.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct False;

impl Serialize for True {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(true)
    }
}

impl Serialize for False {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(false)
    }
}

impl<'de> Deserialize<'de> for True {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if bool::deserialize(deserializer)? { Ok(Self) } else { Err(de::Error::custom("false is not true")) }
    }
}

impl<'de> Deserialize<'de> for False {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if bool::deserialize(deserializer)? { Err(de::Error::custom("true is not false")) } else { Ok(Self) }
    }
}
